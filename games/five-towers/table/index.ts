export { CardChip, type Detail, type Ghost, Scene, SpecialMark, StoreyArt, TowerArt, TowerSign } from './art/index.js';
export { fiveTowersScreen } from './screen.js';
