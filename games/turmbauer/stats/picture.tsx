/** The tower of one's highest climb, on its wooden board. */
import { WoodArt } from '../emblem/wood-art.js';
import { frameOf } from './frame.js';
import type { Keepsake } from './measure.js';

const WIDTH = 240;
const HEIGHT = 280;

export function Best({ piece: { base, stones, pawns } }: { readonly piece: Keepsake }) {
  const wood = [{ colour: 'brown', cells: base } as const, ...stones];
  const { size, x, y, foot } = frameOf(
    [...wood.flatMap(({ cells }) => cells), ...pawns.map(({ cell: [px, py, pz] }) => [px, py, pz + 1] as const)],
    { width: WIDTH - 24, height: HEIGHT - 44 },
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <rect width={WIDTH} height={HEIGHT} fill="var(--sky)" />
      <circle cx="42" cy="44" r="20" fill="var(--sun)" />
      <path d="M150 60c-12 0-12-15 0-15 2-13 21-16 28-5 8-7 22-4 22 8 11-1 14 12 3 12Z" fill="var(--cloud)" />
      <path d={`M0 ${HEIGHT - 76}Q120 ${HEIGHT - 118} ${WIDTH} ${HEIGHT - 76}V${HEIGHT}H0Z`} fill="var(--hill-1)" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT - 20} rx="112" ry="30" fill="var(--wood-d)" />
      <ellipse cx={WIDTH / 2} cy={HEIGHT - 26} rx="112" ry="30" fill="var(--wood)" />
      <WoodArt stones={wood} pawns={pawns} size={size} x={12 + x} y={HEIGHT - 16 - foot + y} />
    </svg>
  );
}
