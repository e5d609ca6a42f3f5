import { getSettings, readStored } from '@belfry/ui';
import { useEffect, useState } from 'react';

export const SOUND_OFFERED = 'belfry-sound-offered';

/** Has nobody been asked yet? Whoever turned sounds on knows of them. */
export const isSoundToBeOffered = (): boolean => !getSettings().sound && readStored(SOUND_OFFERED) !== true;

/** The first look belongs to the table: somebody is asked when they have done something, and it was seen. */
export function useSoundOffer(isBusy: boolean, isSeen: boolean): boolean {
  const [isDue, setDue] = useState(false);
  const [wasBusy, setWasBusy] = useState(false);
  useEffect(() => {
    if (isBusy) setWasBusy(true);
    else if (wasBusy && isSeen) {
      setWasBusy(false);
      if (isSoundToBeOffered()) setDue(true);
    }
  }, [isBusy, isSeen, wasBusy]);
  return isDue;
}
