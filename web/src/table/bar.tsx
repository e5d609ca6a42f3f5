/** The bar of a table: the game, its facts, undo, log, rules, menu. */
import type { Json } from '@belfry/engine';
import type { TableId, TableView } from '@belfry/table';
import { Dialog, type GameScreen, IconButton, keyOf, lazyPart, useKeys } from '@belfry/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { rulesOf } from '../games.js';
import { paths } from '../paths.js';
import { Logo } from '../shell/logo.js';
import { Waiting } from '../shell/waiting.js';
import styles from './bar.module.css';
import { useElsewhere } from './elsewhere.js';
import { useTableWords } from './words/index.js';

const RulesText = lazyPart(async () => (await import('../learn/rules-text.js')).RulesText);
const MenuDialog = lazyPart(async () => (await import('./menu-dialog.js')).MenuDialog);

interface BarProps {
  readonly id: TableId;
  readonly screen: GameScreen;
  readonly view: TableView;
  /** The position on the board: now, or the moment that is looked back at. */
  readonly shown: Json;
  /** There if somebody at this device may take something back. */
  readonly onUndo: (() => void) | undefined;
  readonly onResult: (() => void) | undefined;
  /** Where hints are fair: asks for one, or nothing while it is not time. */
  readonly hint: { readonly ask: (() => void) | undefined } | undefined;
  /** The log, where there is no room for it beside the board; `picked` when somebody wants to see a moment. */
  readonly log: (picked: () => void) => ReactNode;
}

type Sheet = 'log' | 'rules' | 'menu';

export function Bar({ id, screen, view, shown, onUndo, onResult, hint, log }: BarProps) {
  const words = useTableWords();
  const screenWords = screen.useWords();
  const useRules = rulesOf(screen.rules.id);
  const [sheet, setSheet] = useState<Sheet>();
  const close = (): void => setSheet(undefined);
  useShortcuts({ undo: onUndo, hint: hint?.ask, open: setSheet });
  const { Facts } = screen;
  const elsewhere = useElsewhere();
  const Menu = elsewhere?.Menu;
  return (
    <header className={styles['bar']}>
      <Link
        href={paths.home}
        className={styles['brand']}
        aria-label={`${screenWords.game.name}, ${words.toHome}`}
        title={words.toHome}
      >
        <Logo />
        <span className={styles['name']}>{screenWords.game.name}</span>
      </Link>
      <div className={styles['facts']}>
        <Facts view={shown} />
        {elsewhere && <elsewhere.Facts />}
      </div>
      <nav className={styles['tools']} aria-label={words.menu}>
        {onResult !== undefined && <IconButton icon="flag" label={words.result} showLabel="desk" onClick={onResult} />}
        {elsewhere === undefined ? (
          <IconButton
            icon="undo"
            label={onUndo === undefined ? words.nothingToUndo : words.undo}
            off={onUndo === undefined}
            onClick={onUndo}
          />
        ) : (
          <elsewhere.Tools onUndo={onUndo} />
        )}
        {hint !== undefined && (
          <IconButton
            icon="wand"
            label={words.hint}
            off={hint.ask === undefined}
            aria-keyshortcuts="h"
            onClick={hint.ask}
          />
        )}
        <span className={styles['narrow']}>
          <IconButton icon="log" label={words.log} onClick={() => setSheet('log')} />
        </span>
        {useRules !== undefined && (
          <IconButton icon="help" label={words.rules} showLabel="desk" onClick={() => setSheet('rules')} />
        )}
        <IconButton icon="menu" label={words.menu} showLabel="desk" onClick={() => setSheet('menu')} />
      </nav>
      {sheet === 'log' && (
        <Dialog title={words.whatHappened} closeLabel={words.close} onClose={close}>
          {log(close)}
        </Dialog>
      )}
      {sheet === 'rules' && useRules !== undefined && (
        <Dialog
          title={`${words.rules}: ${screenWords.game.name}`}
          closeLabel={words.close}
          onClose={close}
          size="large"
        >
          <Suspense fallback={<Waiting />}>
            <RulesText useRules={useRules} />
          </Suspense>
        </Dialog>
      )}
      <Suspense fallback={null}>
        {sheet === 'menu' &&
          (Menu === undefined ? (
            <MenuDialog id={id} screen={screen} view={view} onClose={close} />
          ) : (
            <Menu screen={screen} view={view} onClose={close} />
          ))}
      </Suspense>
    </header>
  );
}

/** Control and Z takes back, ? shows the rules, L the log, H asks for a hint. Not while somebody types. */
function useShortcuts({
  undo,
  hint,
  open,
}: {
  readonly undo: (() => void) | undefined;
  readonly hint: (() => void) | undefined;
  readonly open: (sheet: Sheet) => void;
}): void {
  useKeys(key => {
    if (key === '?') open('rules');
    else if (key === 'l') open('log');
    else if (key === 'h') hint?.();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && keyOf(event) === 'z') undo?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo]);
}
