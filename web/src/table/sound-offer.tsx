/** Asked once: whether there shall be sounds. Off until somebody says yes. */
import { Button, playSound, updateSettings, useLanguage, writeStored } from '@belfry/ui';
import { useEffect, useState } from 'react';
import styles from './sound-offer.module.css';
import { SOUND_OFFERED } from './sound-offered.js';
import { SOUND_WORDS } from './words/sound.js';

interface SoundOfferProps {
  /** Whoever plays on without an answer does without. */
  readonly hasPlayed: boolean;
}

export function SoundOffer({ hasPlayed }: SoundOfferProps) {
  const words = SOUND_WORDS[useLanguage().language];
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!hasPlayed) return;
    writeStored(SOUND_OFFERED, true);
    setOpen(false);
  }, [hasPlayed]);
  const answer = (sound: boolean): void => {
    writeStored(SOUND_OFFERED, true);
    updateSettings({ sound });
    // So that somebody hears what they chose.
    playSound('bell');
    setOpen(false);
  };
  if (!isOpen) return null;
  return (
    <section className={styles['offer']} aria-label={words.title}>
      <p>{words.title}</p>
      <Button onClick={() => answer(true)}>{words.yes}</Button>
      <Button look="quiet" onClick={() => answer(false)}>
        {words.no}
      </Button>
    </section>
  );
}
