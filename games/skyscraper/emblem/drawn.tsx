/** Skyscraper: a house that wants to grow, and the wrecking ball that does not care. */
import { HouseArt } from '../table/art/index.js';

const FLOORS = ([3, 8, 2, 5] as const).map(value => ({ value, joker: false, dog: value === 8 }));

const EMBLEM = ([3, 8] as const).map(value => ({ value, joker: false, dog: false }));

const Hero = () => (
  <svg viewBox="0 0 290 350" aria-hidden="true">
    <ellipse cx="145" cy="348" rx="136" ry="7" fill="#000" fillOpacity=".14" />
    <Crane />
    <g transform="translate(-16 30)">
      <HouseArt seat={0} floors={FLOORS} goal={4} width={250} height={318} scaffold={false} />
    </g>
    <Lamp />
  </svg>
);

const Crane = () => (
  <g fill="none">
    <path d="M272 349V18" stroke="#c98320" strokeWidth="9" />
    <path
      d="M268 340 276 322 268 304 276 286 268 268 276 250 268 232 276 214 268 196 276 178 268 160 276 142 268 124 276 106 268 88 276 70 268 52 276 34"
      stroke="#8a5a10"
      strokeWidth="1.8"
    />
    <path d="M288 26H122" stroke="#e9a23b" strokeWidth="9" />
    <path d="M288 26 272 8 122 24" stroke="#8a5a10" strokeWidth="2" />
    <rect x="262" y="26" width="20" height="22" rx="3" fill="#b8452f" />
    <path d="M232 28V72" stroke="#3a3944" strokeWidth="2.4" />
    <circle cx="232" cy="90" r="19" fill="#3a3944" />
    <path d="M221 83a13 13 0 0 1 9-7" stroke="#8d8c99" strokeWidth="3" strokeLinecap="round" />
  </g>
);

const Lamp = () => (
  <g>
    <path d="M14 348V276" stroke="#3a3944" strokeWidth="4" />
    <path d="M6 276h16l-3-18h-10Z" fill="#3a3944" />
    <path d="M8.5 274h11l-2-13h-7Z" fill="#ffd76b" />
  </g>
);

const Emblem = ({ size }: { readonly size: number }) => (
  <HouseArt seat={0} floors={EMBLEM} goal={2} width={size * 1.1} height={size} scaffold={false} />
);

/** By the names of their files. Its lines are as thick on a small one as on a large one. */
export const drawn = {
  emblem: <Emblem size={90} />,
  'emblem-small': <Emblem size={45} />,
  hero: <Hero />,
};
