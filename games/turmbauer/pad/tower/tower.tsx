/** The tower on the table, told stone by stone: is this place allowed, does it hold? */
import { Button, readStored, Segments, useAnnounce, useIsDesk, writeStored } from '@belfry/ui';
import { type Editor, Panel, useCommonWords } from '@belfry/ui/pad';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Colour, colourOf, formatStone, type Hand, parsePiece, seatOf, stoneOf } from '../../rules/index.js';
import type { Table } from '../../table/board/table.js';
import { useCamera } from '../../table/board/use-camera.js';
import { useView } from '../../table/board/use-view.js';
import { useBoardWords } from '../../table/board/use-words.js';
import { Badge } from '../../table/marks/index.js';
import type { Spin } from '../../table/model/hands.js';
import { type CameraHandle, SIDES } from '../../table/scene/props.js';
import { useTableWords } from '../../table/use-words.js';
import type { TurmbauerEntry } from '../model/fold.js';
import { lastStone, stateOf, withoutLast, withoutTower, withPawn, withStone } from '../model/site.js';
import type { TurmbauerPad } from '../pad.js';
import { useColourName } from '../use-colour-name.js';
import { useWords } from '../words/index.js';
import { PawnCard } from './pawn-card.js';
import { Stage } from './stage.js';
import { Answer, StoneCard, Stones } from './stone-card.js';
import styles from './tower.module.css';
import { useAsking } from './use-asking.js';
import { useWalking } from './use-walking.js';
import { useTowerWords } from './use-words.js';

export interface TowerProps {
  readonly pad: TurmbauerPad;
  readonly edit: Editor<TurmbauerEntry>;
  readonly onClose: () => void;
}

type About = 'stone' | 'pawn';

export function Tower({ pad, edit, onClose }: TowerProps) {
  const words = useTowerWords();
  const { tower } = useWords();
  const announce = useAnnounce();
  const colourName = useColourName();
  const [about, setAbout] = useState<About>('stone');
  const [colour, setColour] = useState<Colour>(0);
  const [hand, setHand] = useHand();
  const table = useTable(pad, colour, hand);
  const asking = useAsking(table.state, (stone, cells) => {
    edit.write(withStone(pad.log, colour, stone, cells));
    announce(words.placed(colourName(colour), formatStone(stone)));
  });
  const walking = useWalking(table.state, colour, at => edit.write(withPawn(pad.log, colour, at)));
  const handle = useRef<CameraHandle>(null);
  const camera = useCamera(handle, colour);
  const spin = (axis: Spin): void => asking.spin(axis, false, SIDES.indexOf(handle.current?.nearest() ?? 'front'));
  const choice = useView();
  const isDesk = useIsDesk();
  const isStone = about === 'stone';
  return (
    <section className={styles['tower']} aria-label={tower.title}>
      <Head onClose={onClose} />
      <div className={styles['look']}>
        <Stage
          table={table}
          asking={isStone ? asking : undefined}
          walking={isStone ? undefined : walking}
          choice={choice}
          camera={camera}
          handle={handle}
        />
        {isStone && !isDesk && <Answer table={table} asking={asking} isShort />}
      </div>
      <div className={styles['side']}>
        <Panel title={words.about}>
          <div className={styles['card']}>
            {table.state.tower.length === 0 && asking.stone === undefined && (
              <p className={styles['hint']}>{words.empty}</p>
            )}
            <Segments
              label={words.about}
              value={about}
              onChange={setAbout}
              choices={[
                { value: 'stone', name: words.abouts.stone },
                { value: 'pawn', name: words.abouts.pawn },
              ]}
            />
            <Colours pad={pad} table={table} value={colour} onChange={setColour} />
            {isStone && <Stones asking={asking} />}
            {isStone && isDesk && <Answer table={table} asking={asking} isShort={false} />}
            {isStone ? <StoneCard table={table} asking={asking} onSpin={spin} /> : <PawnCard walking={walking} />}
          </div>
        </Panel>
        <Panel title={words.rest}>
          <div className={styles['card']}>
            <Hands value={hand} onChange={setHand} />
            <Changes pad={pad} edit={edit} />
          </div>
        </Panel>
      </div>
    </section>
  );
}

function Head({ onClose }: { readonly onClose: () => void }) {
  const { tower } = useWords();
  const words = useTowerWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles['head']}>
      <Button icon="back" look="quiet" onClick={onClose}>
        {words.back}
      </Button>
      <h2 ref={heading} tabIndex={-1}>
        {tower.title}
      </h2>
    </header>
  );
}

/** The position, as the parts of the board know it. Nobody is addressed. */
function useTable(pad: TurmbauerPad, colour: Colour, hand: Hand): Table {
  const words = useBoardWords();
  const { names, log } = pad;
  const people = useMemo(() => ({ seats: names.map(name => ({ name, isBot: false })), you: undefined }), [names]);
  const position = useMemo(() => stateOf(names.length, log, colour), [names, log, colour]);
  const state = useMemo(() => ({ ...position, options: { ...position.options, hand } }), [position, hand]);
  return useMemo(() => ({ state, people, words, readOut: true }), [state, people, words]);
}

const HAND = 'belfry-turmbauer-pad-hand';
const HANDS: readonly Hand[] = ['steady', 'natural', 'shaky'];

/** How steady a hand is reckoned with; kept for the next time. */
function useHand(): readonly [Hand, (hand: Hand) => void] {
  const [hand, setHand] = useState(() => HANDS.find(each => each === readStored(HAND)) ?? 'natural');
  return [
    hand,
    next => {
      writeStored(HAND, next);
      setHand(next);
    },
  ];
}

function Hands({ value, onChange }: { readonly value: Hand; readonly onChange: (hand: Hand) => void }) {
  const option = useTableWords().options['hand'];
  return (
    <Field label={option?.name ?? ''}>
      <Segments
        label={option?.name ?? ''}
        value={value}
        onChange={onChange}
        choices={HANDS.map(hand => ({ value: hand, name: option?.values?.[hand]?.name ?? hand }))}
      />
      <small className={styles['help']}>{option?.values?.[value]?.help}</small>
    </Field>
  );
}

interface ColoursProps {
  readonly pad: TurmbauerPad;
  readonly table: Table;
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
}

function Colours({ pad, table, value, onChange }: ColoursProps) {
  const words = useTowerWords();
  const colourName = useColourName();
  const { pawns } = table.state;
  return (
    <div className={styles['colours']}>
      <Segments
        label={words.whose}
        value={value}
        onChange={onChange}
        choices={pawns.map((_, colour) => {
          const name = pad.names[seatOf(table.state, colour)] ?? '';
          return {
            value: colour,
            title: `${colourName(colour)}, ${name}`,
            name: (
              <span className={styles['colour']}>
                <Badge colour={colour} name={name} />
                <span>{colourName(colour)}</span>
              </span>
            ),
          };
        })}
      />
    </div>
  );
}

/** The last stone, all of them, or whatever was done last. */
function Changes({ pad, edit }: Pick<TowerProps, 'pad' | 'edit'>) {
  const words = useTowerWords();
  const common = useCommonWords();
  const announce = useAnnounce();
  const colourName = useColourName();
  const last = lastStone(pad.log);
  const piece = last && parsePiece(last.piece);
  const isBare = withoutTower(pad.log).length === pad.log.length;
  return (
    <div className={styles['changes']}>
      {piece !== undefined && (
        <Button icon="minus" onClick={() => edit.write(withoutLast(pad.log))}>
          {words.takeBack(colourName(colourOf(piece)), formatStone(stoneOf(piece)))}
        </Button>
      )}
      <Button
        icon="trash"
        off={isBare}
        onClick={() => {
          edit.write(withoutTower(pad.log));
          announce(words.cleared);
        }}
      >
        {words.clear}
      </Button>
      <Button icon="undo" off={edit.undo === undefined} onClick={edit.undo}>
        {common.undo}
      </Button>
    </div>
  );
}

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles['field']}>
    <span>{label}</span>
    {children}
  </div>
);
