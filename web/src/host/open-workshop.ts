/** The workshop of this browser; comes only where a game needs one. */
import { addressOfWorkshop } from 'virtual:address-of-workshop';
import { workIn } from './working.js';

export const workshop = workIn(() => new Worker(addressOfWorkshop, { type: 'module' }));
