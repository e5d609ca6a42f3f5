/** Buttons for choices that are too small to tap on a house, or that need no house at all. */
import styles from './road.module.css';

export interface TrayItem {
  readonly key: string;
  readonly label: string;
  readonly full: string;
  readonly onClick: () => void;
}

export const Tray = ({ items }: { readonly items: readonly TrayItem[] }) => (
  <div className={styles['tray']}>
    {items.map(({ key, label, full, onClick }) => (
      <button key={key} type="button" className={styles['choice']} aria-label={full} onClick={onClick}>
        <span aria-hidden="true">{label}</span>
      </button>
    ))}
  </div>
);
