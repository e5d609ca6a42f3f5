/** What can be done to the chosen tower: cards, or just their number; and the teardown pile beside it. */
import { at } from '@belfry/engine';
import { type Card, deckFor, tearDownPoints, valueOn } from '@belfry/games/five-towers/rules';
import { Button, Segments } from '@belfry/ui';
import { useState } from 'react';
import { Panel, Row } from '../kit/paper.js';
import { Stepper } from '../kit/stepper.js';
import { useWriting } from '../kit/text.js';
import { type FiveTowersSheet, type PadTower, scoreOf, whyNotTear } from '../model/five-towers.js';
import {
  addCards,
  changeTorn,
  countOf,
  holdersOf,
  mostCards,
  setCount,
  takeOff,
  tearDown,
} from '../model/five-towers-log.js';
import type { FiveTowersPad } from '../model/pad.js';
import { usePadWords } from '../words/index.js';
import { CountRows } from './count-rows.js';
import { useGameWords } from './game-words.js';
import { Keypad } from './keypad.js';
import type { Chosen } from './players.js';
import { Sign } from './sign.js';
import styles from './tower-editor.module.css';

type Log = FiveTowersPad['log'];

interface TowerEditorProps {
  readonly pad: FiveTowersPad;
  readonly sheet: FiveTowersSheet;
  readonly chosen: Chosen;
  /** `said` is what was done to the chosen player, if the last line of the log does not say it. */
  readonly onWrite: (log: Log, said?: string) => void;
}

type Mode = 'cards' | 'count';

export function TowerEditor({ pad, sheet, chosen, onWrite }: TowerEditorProps) {
  const { five } = usePadWords();
  const writing = useWriting();
  const game = useGameWords();
  const [mode, setMode] = useState<Mode>('cards');
  const player = at(sheet.players, chosen.seat);
  const tower = at(player.towers, chosen.tower);
  const points = scoreOf(player).towers.find(scored => scored.tower === chosen.tower)?.points ?? 0;
  return (
    <Panel
      title={writing.capital(game.towers[chosen.tower] ?? '')}
      sign={<Sign tower={chosen.tower} size={28} />}
      note={
        <>
          {`${five.cardCount(tower.length)} · `}
          <b>{five.points(points)}</b>
        </>
      }
      tools={
        <Segments<Mode>
          label={five.modes}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'cards', name: five.cards },
            { value: 'count', name: five.count },
          ]}
        />
      }
    >
      {mode === 'cards' ? (
        <CardKeys pad={pad} sheet={sheet} chosen={chosen} tower={tower} onWrite={onWrite} />
      ) : (
        <CountRows
          {...countOf(tower)}
          most={mostCards(pad.names.length)}
          onChange={({ cards, topped }) => onWrite(setCount(pad.log, chosen, cards, topped))}
        />
      )}
      <TornDown pad={pad} chosen={chosen} tower={tower} torn={player.torn.length} onWrite={onWrite} />
    </Panel>
  );
}

interface CardKeysProps extends TowerEditorProps {
  readonly tower: PadTower;
}

function CardKeys({ pad, sheet, chosen, tower, onWrite }: CardKeysProps) {
  const { five } = usePadWords();
  const writing = useWriting();
  const off = five.takeOff(tower.at(-1)?.value);
  const usedBy = (card: Card): string | undefined => {
    const holders = holdersOf(sheet, card);
    const copies = deckFor(pad.names.length).filter(other => other === card).length;
    return holders.length < copies ? undefined : writing.list(holders.map(seat => pad.names[seat] ?? ''));
  };
  return (
    <Keypad
      key={`${chosen.seat}-${chosen.tower}`}
      tower={chosen.tower}
      built={tower}
      usedBy={usedBy}
      onCard={card => onWrite(addCards(pad.log, chosen, [valueOn(card)], tower))}
    >
      <Button
        className={styles['takeOff']}
        off={tower.length === 0}
        onClick={() => onWrite(takeOff(pad.log, chosen, tower), off)}
      >
        {off}
      </Button>
    </Keypad>
  );
}

interface TornDownProps {
  readonly pad: FiveTowersPad;
  readonly chosen: Chosen;
  readonly tower: PadTower;
  readonly torn: number;
  readonly onWrite: TowerEditorProps['onWrite'];
}

function TornDown({ pad, chosen, tower, torn, onWrite }: TornDownProps) {
  const { five } = usePadWords();
  const canTear = whyNotTear(tower, chosen.tower) === undefined;
  return (
    <div className={styles['torn']}>
      <Row label={five.torn} help={five.tornCost(torn, -tearDownPoints(torn))}>
        <Stepper
          label={five.torn}
          value={torn}
          onChange={value => onWrite(changeTorn(pad.log, chosen.seat, value - torn), `${five.torn} ${value}`)}
        />
      </Row>
      {canTear && (
        <Button icon="torn" wide onClick={() => onWrite(tearDown(pad.log, chosen))}>
          {five.tear(tower.at(-1)?.value)}
        </Button>
      )}
    </div>
  );
}
