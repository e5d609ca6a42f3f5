/** When something of a scene is to be seen, for what is drawn as part of the board. */
import type { Seat } from '@belfry/engine';
import type { Highlight, Scene } from '@belfry/ui';
import type { CSSProperties } from 'react';

function highlightOf(scene: Scene | undefined, name: string, seat?: Seat): Highlight | undefined {
  return scene?.sequence.highlights.find(
    highlight => highlight.name === name && (seat === undefined || highlight.seat === seat),
  );
}

/** In milliseconds from the change on; nothing if it is there at once. */
export function cueOf(scene: Scene | undefined, name: string, seat?: Seat): number | undefined {
  const highlight = highlightOf(scene, name, seat);
  return scene && highlight && highlight.at * scene.tempo;
}

/** For the style `late`: it shows after so many milliseconds. */
export const lateBy = (milliseconds: number | undefined): CSSProperties | undefined =>
  milliseconds === undefined ? undefined : ({ '--late': `${Math.round(milliseconds)}ms` } as CSSProperties);
