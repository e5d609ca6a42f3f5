/** How somebody looks at the table: in space or from above, and where the buttons of the camera are. Kept for the next time. */
import { readStored, writeStored } from '@belfry/ui';
import { useState } from 'react';

const VIEW = 'belfry-turmbauer-view';
const MIRROR = 'belfry-turmbauer-left-handed';

export interface ViewChoice {
  readonly view: 'scene' | 'plan';
  readonly isMirrored: boolean;
  readonly choose: (view: 'scene' | 'plan') => void;
  readonly mirror: () => void;
}

export function useView(): ViewChoice {
  const [view, setView] = useState<'scene' | 'plan'>(() => (readStored(VIEW) === 'plan' ? 'plan' : 'scene'));
  const [isMirrored, setMirrored] = useState(() => readStored(MIRROR) === true);
  return {
    view,
    isMirrored,
    choose(wish) {
      writeStored(VIEW, wish);
      setView(wish);
    },
    mirror() {
      writeStored(MIRROR, !isMirrored);
      setMirrored(!isMirrored);
    },
  };
}
