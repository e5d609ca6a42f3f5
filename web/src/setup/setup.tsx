/** A new table: the game, how many play, who they are, by which rules. */
import type { ListedGame } from '@belfry/engine/words';
import { Button, classes, useAnnounce, useLanguage } from '@belfry/ui';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useScreen } from '../games.js';
import { paths, type SeatMix } from '../paths.js';
import { PLAYABLE } from '../playable.js';
import { Failure } from '../shell/failure.js';
import { Page } from '../shell/page.js';
import { Waiting } from '../shell/waiting.js';
import { PERSON, seatsOf } from './draft.js';
import { Customs, Options } from './options.js';
import { Counts, Part } from './part.js';
import { RadioCards } from './radio-cards.js';
import { Seats } from './seats.js';
import styles from './setup.module.css';
import { TableTop } from './table-top.js';
import { useDraft } from './use-draft.js';
import { useSetupWords } from './words.js';

interface SetupProps {
  readonly game: ListedGame;
  /** Who sits there at first. */
  readonly mix: SeatMix;
}

export function Setup({ game, mix }: SetupProps) {
  const words = useSetupWords();
  const { language } = useLanguage();
  return (
    <Page title={words.title} subtitle={game.name[language]} back={paths.home}>
      <Suspense fallback={<Waiting />}>
        <Form key={`${game.id} ${mix}`} game={game} mix={mix} />
      </Suspense>
    </Page>
  );
}

function Form({ game, mix }: { readonly game: ListedGame; readonly mix: SeatMix }) {
  const words = useSetupWords();
  const screen = useScreen(game);
  const { options } = screen.useWords();
  const { draft, setDraft, faults, progress, start } = useDraft(game, mix, screen);
  const { form, areFaultsShown, submit } = useSubmit(
    faults.findIndex(fault => fault !== undefined),
    start,
  );
  const hasFaults = faults.some(fault => fault !== undefined);
  return (
    <div className={styles['form']} ref={form}>
      <div className={styles['column']}>
        <GameSwitch game={game} mix={mix} />
        <Part title={words.howMany}>
          <Counts
            label={words.howMany}
            value={draft.players}
            players={screen.rules.options.players}
            onChange={players => setDraft({ ...draft, players })}
          />
          <p className={styles['help']}>{options['players']?.help}</p>
        </Part>
        <Part title={words.who}>
          <Seats game={game} draft={draft} faults={areFaultsShown ? faults : []} onChange={setDraft} />
          {seatsOf(draft).every(({ kind }) => kind !== PERSON) && <p className={styles['help']}>{words.onlyBots}</p>}
        </Part>
      </div>
      <div className={styles['column']}>
        <TableTop game={game.id} draft={draft} />
        <Part title={words.begins}>
          <RadioCards
            label={words.begins}
            value={draft.seating}
            choices={(['lot', 'chosen'] as const).map(value => ({ value, ...words.seating[value] }))}
            onChange={seating => setDraft({ ...draft, seating })}
          />
        </Part>
        <Options fields={screen.rules.options} words={options} draft={draft} onChange={setDraft} />
        <Customs customs={game.customs ?? {}} words={options} draft={draft} onChange={setDraft} />
        {progress.type === 'failed' && <Failure error={progress.error} again={submit} />}
        <div className={styles['start']}>
          {progress.type === 'refused' && <Alert>{progress.why}</Alert>}
          {areFaultsShown && hasFaults && <Alert>{words.checkNames}</Alert>}
          <Button look="primary" icon="play" wide off={progress.type === 'starting'} onClick={submit}>
            {progress.type === 'starting' ? words.starting : words.start(draft.players)}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Faults are shown from the first attempt on; the first of them gets the focus. */
function useSubmit(firstFault: number, start: () => Promise<void>) {
  const words = useSetupWords();
  const announce = useAnnounce();
  const form = useRef<HTMLDivElement>(null);
  const [areFaultsShown, setShown] = useState(false);
  const submit = (): void => {
    setShown(true);
    if (firstFault < 0) return void start();
    form.current?.querySelectorAll('ol input')[firstFault]?.scrollIntoView({ block: 'center' });
    form.current?.querySelectorAll<HTMLInputElement>('ol input')[firstFault]?.focus();
    announce(words.checkNames);
  };
  return { form, areFaultsShown, submit };
}

const Alert = ({ children }: { readonly children: string }) => (
  <p role="alert" className={styles['alert']}>
    {children}
  </p>
);

function GameSwitch({ game, mix }: { readonly game: ListedGame; readonly mix: SeatMix }) {
  const words = useSetupWords();
  const { language } = useLanguage();
  return (
    <nav aria-label={words.game} className={styles['games']}>
      {PLAYABLE.map(each => (
        <Link
          key={each.id}
          to={paths.setup(each.id, mix)}
          replace
          aria-current={each === game ? 'page' : undefined}
          className={classes(each === game && styles['current'])}
        >
          {each.name[language]}
        </Link>
      ))}
    </nav>
  );
}
