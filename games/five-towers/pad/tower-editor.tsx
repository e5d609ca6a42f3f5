/** What can be done to the chosen tower: cards, or just their number; and the teardown pile beside it. */
import { at } from '@belfry/engine';
import { Button, Segments } from '@belfry/ui';
import { Panel, Row, Stepper, useWriting } from '@belfry/ui/pad';
import { useState } from 'react';
import { type Card, deckFor, tearDownPoints, valueOn } from '../rules/index.js';
import { CountRows } from './count-rows.js';
import { useGameWords } from './game-words.js';
import { Keypad } from './keypad.js';
import { type FiveTowersSheet, type PadTower, scoreOf, whyNotTear } from './model/fold.js';
import { addCards, changeTorn, countOf, holdersOf, mostCards, setCount, takeOff, tearDown } from './model/log.js';
import type { FiveTowersPad } from './pad.js';
import type { Chosen } from './players.js';
import { Sign } from './sign.js';
import styles from './tower-editor.module.css';
import { useWords } from './words/index.js';

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
  const words = useWords();
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
          {`${words.cardCount(tower.length)} · `}
          <b>{words.points(points)}</b>
        </>
      }
      tools={
        <Segments<Mode>
          label={words.modes}
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'cards', name: words.cards },
            { value: 'count', name: words.count },
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
  const words = useWords();
  const writing = useWriting();
  const off = words.takeOff(tower.at(-1)?.value);
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
  const words = useWords();
  const canTear = whyNotTear(tower, chosen.tower) === undefined;
  return (
    <div className={styles['torn']}>
      <Row label={words.torn} help={words.tornCost(torn, -tearDownPoints(torn))}>
        <Stepper
          label={words.torn}
          value={torn}
          onChange={value => onWrite(changeTorn(pad.log, chosen.seat, value - torn), `${words.torn} ${value}`)}
        />
      </Row>
      {canTear && (
        <Button icon="torn" wide onClick={() => onWrite(tearDown(pad.log, chosen))}>
          {words.tear(tower.at(-1)?.value)}
        </Button>
      )}
    </div>
  );
}
