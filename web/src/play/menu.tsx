/** What else can be done at a table with people from elsewhere. */
import type { TableView } from '@belfry/table';
import { Button, Dialog, type GameScreen, lazyPart } from '@belfry/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { saveRecord } from '../files.js';
import { useHost } from '../host/context.js';
import { paths } from '../paths.js';
import { useChanging } from '../server/cell.js';
import { Failure } from '../shell/failure.js';
import { SettingsForm } from '../shell/settings/settings-form.js';
import { FateView } from '../table/menu-dialog.js';
import styles from '../table/menu-dialog.module.css';
import { useTableWords } from '../table/words/index.js';
import notes from './notes.module.css';
import { useBird, usePlaying, useWish } from './playing.js';
import { usePlayWords } from './words/index.js';

const DeviceLink = lazyPart(async () => (await import('./device-link.js')).DeviceLink);
const VacationControl = lazyPart(async () => (await import('../days/index.js')).VacationControl);

interface MenuProps {
  readonly screen: GameScreen;
  readonly view: TableView;
  readonly onClose: () => void;
}

type Page = 'menu' | 'settings' | 'leave' | 'device';

export function Menu({ screen, onClose }: MenuProps) {
  const words = usePlayWords();
  const table = useTableWords();
  const [page, setPage] = useState<Page>('menu');
  const titles: Readonly<Record<Page, string>> = {
    menu: table.menu,
    settings: table.settings,
    leave: words.menu.leaveTitle,
    device: words.device.title,
  };
  return (
    <Dialog key={page} title={titles[page]} closeLabel={table.close} onClose={onClose}>
      <div className={styles['menu']}>
        {page === 'menu' && <Choices screen={screen} onPage={setPage} onClose={onClose} />}
        {page === 'settings' && <SettingsForm />}
        {page === 'leave' && <Leave />}
        {page === 'device' && (
          <Suspense fallback={<p>{words.device.waiting}</p>}>
            <DeviceLink />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps extends Pick<MenuProps, 'screen' | 'onClose'> {
  readonly onPage: (page: Page) => void;
}

function Choices({ screen, onPage, onClose }: ChoicesProps) {
  const { id, view, me, undo, hand } = usePlaying();
  const words = usePlayWords();
  const table = useTableWords();
  const host = useHost();
  const [, navigate] = useLocation();
  const [error, setError] = useState<unknown>();
  const isOver = view.due.type === 'over';
  const mayUndo = useChanging(undo) !== undefined;
  return (
    <>
      <Button icon="home" onClick={() => (isOver || me === undefined ? navigate(paths.home) : onPage('leave'))}>
        {words.menu.leave}
      </Button>
      {me !== undefined && !isOver && <Cover onDone={onClose} />}
      {hand !== undefined && (
        <Button
          icon="eye"
          onClick={() => {
            hand.turn(!hand.isOn);
            onClose();
          }}
        >
          {hand.isOn ? words.menu.showBoard : words.menu.showHand}
        </Button>
      )}
      <Button icon="share" onClick={() => onPage('device')}>
        {words.menu.device}
      </Button>
      <Button icon="gear" onClick={() => onPage('settings')}>
        {table.settings}
      </Button>
      {isOver && (
        <Button icon="save" onClick={() => void saveRecord(host, id, screen.rules.id).catch(setError)}>
          {table.exportRecord}
        </Button>
      )}
      {error !== undefined && <Failure error={error} />}
      {view.clock.type === 'days' && (
        <Suspense fallback={null}>
          <VacationControl id={id} view={view} />
        </Suspense>
      )}
      {me !== undefined && !isOver && !mayUndo && (
        <>
          <h3>{words.undo.button}</h3>
          <p className={styles['help']}>{words.undo.why}</p>
        </>
      )}
      {view.fate !== undefined && <FateView fate={view.fate} />}
    </>
  );
}

/** A bot plays until one takes the seat back. */
function Cover({ onDone }: { readonly onDone: () => void }) {
  const { view, me } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(view.standIn);
  const { wish, problem, isBusy } = useWish();
  if (me === undefined || view.seats[me]?.standIn !== undefined) return null;
  const cover = async (): Promise<void> => {
    if ((await wish({ type: 'cover', seat: me })) !== undefined) onDone();
  };
  return (
    <>
      <Button icon="bot" off={isBusy} onClick={() => void cover()}>
        {words.menu.cover}
      </Button>
      <p className={styles['help']}>{words.menu.coverHelp(bird.name)}</p>
      {problem !== undefined && (
        <p role="alert" className={notes['wrong']}>
          {problem}
        </p>
      )}
    </>
  );
}

/** With the seat, or without it. */
function Leave() {
  const { view } = usePlaying();
  const words = usePlayWords();
  const bird = useBird()(view.standIn);
  const { wish, problem, isBusy } = useWish();
  const [, navigate] = useLocation();
  const [isSure, setSure] = useState(false);
  const giveUp = async (): Promise<void> => {
    if ((await wish({ type: 'get-up' })) !== undefined) navigate(paths.home);
  };
  return (
    <>
      <Button look="primary" icon="home" onClick={() => navigate(paths.home)}>
        {words.menu.keep}
      </Button>
      <p className={styles['help']}>{words.menu.keepHelp}</p>
      <Button
        look={isSure ? 'danger' : 'plain'}
        icon="cross"
        off={isBusy}
        onClick={() => (isSure ? void giveUp() : setSure(true))}
      >
        {isSure ? words.menu.giveUpSure : words.menu.giveUp}
      </Button>
      <p className={styles['help']} role="status">
        {problem ?? words.menu.giveUpHelp(bird.name)}
      </p>
    </>
  );
}
