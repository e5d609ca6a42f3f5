/** A link from one's other device: this one becomes theirs too. */
import { Button, isFigure, updateSettings, useLanguage } from '@belfry/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { rememberSomebody } from '../home/somebody.js';
import { paths } from '../paths.js';
import type { Invitation } from '../server/calls.js';
import { useMe, useServer } from '../server/context.js';
import styles from './guest.module.css';
import { JoinFrame } from './join-frame.js';
import { explainProblem } from './problems.js';
import { useJoinWords } from './words/index.js';

interface DeviceProps {
  readonly name: string;
  readonly invitation: Invitation;
}

export function Device({ name, invitation }: DeviceProps) {
  const words = useJoinWords();
  const { language } = useLanguage();
  const server = useServer();
  const me = useMe();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const come = async (): Promise<void> => {
    setBusy(true);
    try {
      await server.calls.join(invitation, {});
      await server.renewed();
      const figure = server.me.get()?.figure;
      updateSettings({ name, ...(isFigure(figure) && { figure }) });
      rememberSomebody(true);
      navigate(paths.home, { replace: true });
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
