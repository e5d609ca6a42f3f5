/** The little pictures of the reactions. The word stands beside them. */
import type { Reaction } from '@belfry/table';
import type { ReactNode } from 'react';

const SKIN = '#f6cd86';
const DARK = '#2b2a33';
const MOUTH = '#7e2a19';
const RAYS = '#e9a23b';

const Head = () => <circle cx="18" cy="18" r="15" fill={SKIN} />;

const Eyes = ({ y }: { readonly y: number }) => (
  <>
    <circle cx="13" cy={y} r="2" fill={DARK} />
    <circle cx="23" cy={y} r="2" fill={DARK} />
  </>
);

const PICTURES: Readonly<Record<Reaction, () => ReactNode>> = {
  bravo: () => (
    <>
      <Head />
      <path d="M12 15q1.5-2.5 3.5 0M20.5 15q2-2.5 3.5 0" fill="none" stroke={DARK} strokeWidth="2" />
      <path d="M11 20c1 6 13 6 14 0Z" fill={MOUTH} />
      <path d="M3 8l3 2M8 3l1.5 3.5M33 8l-3 2M28 3l-1.5 3.5" stroke={RAYS} strokeWidth="2.4" />
    </>
  ),
  oh: () => (
    <>
      <Head />
      <Eyes y={15} />
      <ellipse cx="18" cy="23.5" rx="3.4" ry="4.3" fill={MOUTH} />
    </>
  ),
  hm: () => (
    <>
      <Head />
      <Eyes y={16} />
      <path d="M10 11l5 1.5M21 10.5l5-1M13 24.5l9-1.5" stroke={DARK} strokeWidth="2" />
    </>
  ),
  thanks: () => (
    <>
      <path d="M18 31C4 21 4 8 11.5 8c4 0 6.5 4 6.5 4s2.5-4 6.5-4C32 8 32 21 18 31Z" fill="#c8402f" />
      <path d="M9 14c.5-2 1.8-3 3.5-3" fill="none" stroke="#f6b8ae" strokeWidth="2.2" />
    </>
  ),
  hello: () => (
    <g transform="translate(3 2) scale(1.25)" strokeLinejoin="round">
      <path
        d="M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7-3 0-4.5-1.5-6-4.5L3.8 13a1.5 1.5 0 0 1 2.6-1.5L8 14Z"
        fill={SKIN}
        stroke="#8a5a1a"
        strokeWidth="1.4"
      />
      <path d="M19.5 5l2-1.5M20.5 9H23" stroke={RAYS} strokeWidth="1.8" />
    </g>
  ),
};

/** In the order in which they are offered. */
export const REACTIONS_SHOWN = ['bravo', 'oh', 'hm', 'thanks', 'hello'] as const satisfies readonly Reaction[];

export function ReactionFace({ reaction, size }: { readonly reaction: Reaction; readonly size: number }) {
  const Picture = PICTURES[reaction];
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} strokeLinecap="round" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  );
}
