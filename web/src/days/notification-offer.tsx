/** Asked once: shall Belfry say when it is one's turn? Off until somebody says yes, and revocable in the settings. */
import { Button, Icon, useAnnounce } from '@belfry/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './notification-offer.module.css';
import { rememberOffer } from './offer.js';
import { usePush } from './use-push.js';
import { useDaysWords } from './words/index.js';

export function NotificationOffer() {
  const { offer, push } = useDaysWords();
  const { state, turnOn } = usePush();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(true);
  const [hasAnswered, setAnswered] = useState(false);
  const isOn = state.is === 'on';
  useEffect(() => {
    if (hasAnswered && isOn) announce(offer.isOn);
  }, [hasAnswered, isOn, announce, offer]);
  const close = (): void => {
    rememberOffer();
    setOpen(false);
  };
  const accept = (): void => {
    rememberOffer();
    setAnswered(true);
    turnOn();
  };
  if (!isOpen) return null;
  if (state.is === 'off' || state.is === 'turning')
    return (
      <Card title={offer.title} text={state.is === 'off' && state.hasFailed ? push.failed : offer.text}>
        <Button look="primary" off={state.is === 'turning'} onClick={accept}>
          {offer.yes}
        </Button>
        <Button look="quiet" onClick={close}>
          {offer.no}
        </Button>
      </Card>
    );
  const outcome = state.is === 'unsupported' && state.why === 'install' ? offer.install : undefined;
  if (outcome !== undefined)
    return (
      <Card title={offer.title} text={outcome}>
        <Button onClick={close}>{offer.understood}</Button>
      </Card>
    );
  if (!hasAnswered || (state.is !== 'on' && state.is !== 'denied')) return null;
  return (
    <Card title={isOn ? offer.isOn : push.denied}>
      <Button onClick={close}>{offer.understood}</Button>
    </Card>
  );
}

interface CardProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

const Card = ({ title, text, children }: CardProps) => (
  <section className={styles['offer']} aria-label={title}>
    <Icon name="bell" size={28} />
    <div className={styles['text']}>
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p>{text}</p>}
    </div>
    <div className={styles['answers']}>{children}</div>
  </section>
);
