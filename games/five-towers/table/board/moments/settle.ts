/** Storeys that were put there before they were built: each lifts a little, and settles. */
import type { Highlight, Scene } from '@belfry/ui';

const LIFT: readonly Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-7px)', offset: 0.4, easing: 'cubic-bezier(.45, .1, .75, .75)' },
  { transform: 'none', offset: 0.74 },
  { transform: 'scale(1.05, .9)', offset: 0.84 },
  { transform: 'none' },
];

/** Answers with what ends it. */
export function settle(board: HTMLElement, { sequence, tempo }: Scene): () => void {
  const running = sequence.highlights
    .filter(({ name }) => name === 'settle')
    .flatMap(highlight => storeysOf(board, highlight).map(storey => lift(storey, highlight, tempo)));
  return () => {
    for (const animation of running) animation.finish();
  };
}

const storeysOf = (board: HTMLElement, { seat }: Highlight): readonly SVGElement[] => [
  ...board.querySelectorAll<SVGElement>(`[data-seat="${seat}"] [data-spot="tower"][data-order]`),
];

function lift(storey: SVGElement, { at, facts }: Highlight, tempo: number): Animation {
  const { stagger, length } = Object(facts) as { readonly stagger: number; readonly length: number };
  const delay = (at + Number(storey.dataset['order']) * stagger) * tempo;
  return storey.animate([...LIFT], { delay, duration: length * tempo });
}
