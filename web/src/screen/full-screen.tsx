/** The whole screen for the table, and back. Where a browser cannot, there is no button. */
import { Button } from '@belfry/ui';
import { useEffect, useState } from 'react';
import { useBigWords } from './words/index.js';

export function FullScreen() {
  const words = useBigWords();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const change = (): Promise<void> =>
    isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <Button look="quiet" aria-pressed={isFull} onClick={() => void change().catch(() => undefined)}>
      {isFull ? words.smallScreen : words.fullScreen}
    </Button>
  );
}
