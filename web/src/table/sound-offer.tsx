/** Asked once: whether there shall be sounds. Off until somebody says yes. */
import { Button, playSound, updateSettings, useLanguage, writeStored } from '@belfry/ui';
import { useEffect, useState } from 'react';
import styles from './sound-offer.module.css';
import { SOUND_OFFERED } from './sound-offered.js';
import { SOUND_WORDS } from './words/sound.js';

interface SoundOfferProps {
  /** Whoever plays on without an answer does without. */
  readonly hasPlayedOn: boolean;
}

export function SoundOffer({ hasPlayedOn }: SoundOfferProps) {
  const words = SOUND_WORDS[useLanguage().language];
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!hasPlayedOn) return;
    writeStored(SOUND_OFFERED, true);
    setOpen(false);
  }, [hasPlayedOn]);
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
