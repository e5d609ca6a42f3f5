export { CardArt, CardBack } from './card.js';
export { CurtainArt, PassScene, PeekingThief } from './curtain.js';
export { HouseArt } from './house.js';
export { HouseBadge } from './roofs.js';
export { StreetScene } from './street.js';
