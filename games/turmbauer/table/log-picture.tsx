/** A line of the log: whose colour, the sentence with its stones as small blocks, and what else there is to say. */
import { classes } from '@belfry/ui';
import { Fragment } from 'react';
import type { Colour } from '../rules/index.js';
import styles from './log-picture.module.css';
import { Badge } from './marks/index.js';

interface LogPictureProps {
  readonly colour: Colour | undefined;
  /** Who plays it. */
  readonly name: string;
  readonly sentence: string;
  readonly details: readonly string[];
}

export const LogPicture = ({ colour, name, sentence, details }: LogPictureProps) => (
  <span className={classes(styles['line'], colour === undefined && styles['bare'])}>
    {colour !== undefined && <Badge colour={colour} name={name} size={22} />}
    <span>
      <WithStones text={sentence} />
      {details.length > 0 && (
        <span className={styles['details']}>
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said of a moment never changes places.
            <Fragment key={index}>
              {index > 0 && ' · '}
              <WithStones text={detail} />
            </Fragment>
          ))}
        </span>
      )}
    </span>
  </span>
);

/** Stones stand in braces. */
const STONE = /\{([^}]*)\}/;

/** The same in words only. */
export const plain = (text: string): string => text.replaceAll(new RegExp(STONE, 'g'), '$1');

const WithStones = ({ text }: { readonly text: string }) =>
  text.split(STONE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
      <span key={index} className={styles['stone']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
