/** A column of the map: the height of its top, what the top is made of, who stands there, and what could be done. */
import { classes, type People, whoOf } from '@belfry/ui';
import type { CSSProperties } from 'react';
import { heightOf, type State, seatOf } from '../../rules/index.js';
import { Badge, formOf, RingMark, VerdictMark } from '../marks/index.js';
import { colourOn, type Surface } from './chart.js';
import type { CellLook } from './look.js';
import styles from './map.module.css';

interface MapCellProps {
  readonly look: CellLook;
  readonly view: State;
  readonly people: People;
}

/** Decoration only: the cell's name says it all. */
export function MapCell({ look, view, people }: MapCellProps) {
  const { surface, height, pawns, roofed, verdict, hasPlaces, inHand, reach, isHidden } = look;
  // Where a pawn stands below, its own sign says so.
  const free = roofed.find(below => !pawns.some(({ at }) => heightOf(at) === below));
  return (
    <>
      <span className={styles['face']} style={joins(look)}>
        {surface === 'wood' && <Grain />}
        {look.shade !== undefined && <span className={styles['shade']} style={look.shade} />}
      </span>
      {look.isNew && <span className={styles['new']} />}
      {look.isMisfit && <span className={styles['misfit']} />}
      {reach !== undefined && (
        <span className={styles['reach']} data-by={reach} data-chosen={look.isChosen || undefined} />
      )}
      <Form surface={surface} />
      {surface !== 'table' && <span className={styles['height']}>{height}</span>}
      {surface === 'table' && reach !== undefined && <span className={styles['height']}>{0}</span>}
      {free !== undefined && <Roofed height={free} />}
      {isHidden && <span className={styles['lifted']} />}
      {inHand !== undefined && (
        <span className={styles['ghost']} data-verdict={look.ghostVerdict} data-above={look.isGhostAbove || undefined}>
          <span className={styles['ghostLayers']}>{inHand}</span>
        </span>
      )}
      {inHand === undefined && hasPlaces && (
        <span className={styles['mark']}>
          {verdict === undefined ? <span className={styles['pin']} /> : <VerdictMark verdict={verdict} size={18} />}
        </span>
      )}
      {inHand === undefined && reach === 'ring' && (
        <span className={classes(styles['mark'], styles['byRing'])}>
          <RingMark size={18} />
        </span>
      )}
      {pawns.map(({ colour, at }) => (
        <span key={colour} className={styles['pawn']}>
          <Badge colour={colour} name={whoOf(people, seatOf(view, colour)).name} size={22} />
          {heightOf(at) !== height && <span className={styles['pawnHeight']}>{heightOf(at)}</span>}
        </span>
      ))}
    </>
  );
}

/** Sides on which the same stone goes on have no edge. */
const joins = ({ joined }: CellLook): CSSProperties => Object.fromEntries(joined.map(side => [`--join-${side}`, 1]));

function Form({ surface }: { readonly surface: Surface }) {
  const colour = colourOn(surface);
  if (colour === undefined) return null;
  return (
    <svg className={styles['form']} viewBox="-2 -2 28 28" aria-hidden="true" focusable="false">
      <path d={formOf(colour)} />
    </svg>
  );
}

/** The grain of plain wood. */
const Grain = () => (
  <svg className={styles['grain']} viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d="M-2 9q14-5 30 0t34-1M-2 24q10-3 18 2t22 0 24-3M-2 39q18 6 32 0t32 1M-2 52q14-5 30-1t34-2" />
  </svg>
);

/** Fields further down: an arch, and how high the highest of them is. */
const Roofed = ({ height }: { readonly height: number }) => (
  <span className={styles['roofed']}>
    <svg viewBox="0 0 12 10" aria-hidden="true" focusable="false">
      <path d="M1 10V5.5a5 5 0 0 1 10 0V10" />
    </svg>
    <span>{height}</span>
  </span>
);
