import { getSettings, readStored } from '@belfry/ui';

export const SOUND_OFFERED = 'belfry-sound-offered';

/** Has nobody been asked yet? Whoever turned sounds on knows of them. */
export const isSoundToBeOffered = (): boolean => !getSettings().sound && readStored(SOUND_OFFERED) !== true;
