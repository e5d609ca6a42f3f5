import { TOWER_TYPES } from '../rules/index.js';
import { TowersScene } from './pictures.js';
import { FIVE_BEGUN } from './trials.js';

export const Cover = () => <TowersScene towers={FIVE_BEGUN} shown={TOWER_TYPES} />;
