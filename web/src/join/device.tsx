/** A link from one's other device: this one becomes theirs too. */
import { Button, isFigure, updateSettings, useLanguage } from '@belfry/ui';
import { createContext, useContext, useState } from 'react';
import { usePagePush } from '../days/use-push.js';
import { rememberSomebody } from '../home/somebody.js';
import { paths } from '../paths.js';
import type { Invitation } from '../server/calls.js';
import { useMe, useServer } from '../server/context.js';
import styles from './guest.module.css';
import { JoinFrame } from './join-frame.js';
import { explainProblem } from './problems.js';
import { useJoinWords } from './words/index.js';

/** Loads the page anew, so that nothing of who was here before stays in it. Tests hand in another. */
export const LoadContext = createContext((path: string): void => location.replace(path));

interface DeviceProps {
  readonly name: string;
  readonly invitation: Invitation;
}

export function Device({ name, invitation }: DeviceProps) {
  const words = useJoinWords();
  const { language } = useLanguage();
  const server = useServer();
  const me = useMe();
  const push = usePagePush();
  const load = useContext(LoadContext);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const come = async (): Promise<void> => {
    setBusy(true);
    try {
      // What is sent to whoever was here before is not for who comes; only they can tell the server so.
      await push.turnOff();
      await server.calls.join(invitation, {});
      await server.renewed();
      const figure = server.me.get()?.figure;
      updateSettings({ name, ...(isFigure(figure) && { figure }) });
      rememberSomebody(true);
      load(paths.home);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <JoinFrame title={words.device.title(name)}>
      <p>{words.device.text}</p>
      {me !== null && me !== undefined && me.name !== name && <p>{words.device.instead(me.name)}</p>}
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {explainProblem(words, language, problem)}
        </p>
      )}
      <Button look="primary" wide off={isBusy} className={styles['sit']} onClick={() => void come()}>
        {words.device.go(name)}
      </Button>
    </JoinFrame>
  );
}
