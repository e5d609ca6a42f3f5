/** A text in a field, to be copied: where that cannot be done it is selected, and whoever wants it copies it by hand. */
import { type RefObject, useRef, useState } from 'react';
import { copyText } from './copy.js';

export interface Copying {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What came of it last. */
  readonly done: 'copied' | 'selected' | undefined;
  readonly copy: () => Promise<'copied' | 'selected'>;
}

export function useCopy(text: string): Copying {
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Copying['done']>();
  const copy = async () => {
    const came = (await copyText(text)) ? 'copied' : 'selected';
    if (came === 'selected') field.current?.select();
    setDone(came);
    return came;
  };
  return { field, done, copy };
}
