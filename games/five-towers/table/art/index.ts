export { CardChip } from './chip.js';
export { sharedStorey } from './layout.js';
export { Scene } from './scene.js';
export { TowerSign } from './signs.js';
export { SpecialMark } from './special.js';
export { StoreyArt } from './storey.js';
export { type Ghost, TowerArt, type TowerArtProps, towerHeight } from './tower.js';
