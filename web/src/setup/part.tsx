/** A part of a set-up under its heading; and the first of them: how many play. */
import { Segments } from '@belfry/ui';
import type { ReactNode } from 'react';
import styles from './part.module.css';

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles['part']}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface CountsProps {
  readonly label: string;
  readonly value: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly onChange: (players: number) => void;
}

export const Counts = ({ label, value, players: { min, max }, onChange }: CountsProps) => (
  <div className={styles['counts']}>
    <Segments
      label={label}
      value={value}
      choices={Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, name: min + index }))}
      onChange={onChange}
    />
  </div>
);
