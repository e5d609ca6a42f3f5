import { StreetPicture } from './pictures.js';
import { SCENARIOS } from './trials.js';

const NAMELESS: readonly string[] = [];

export const Cover = () => <StreetPicture state={SCENARIOS.tricks.start} names={NAMELESS} />;
