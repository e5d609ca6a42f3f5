/** The last matches as a row of houses: one that was won has a roof and a flag, one that was not is only begun. */
import { hasWon, type OwnMatch } from '../model/played.js';
import { useStatsWords } from '../words.js';
import styles from './plots.module.css';

const SHOWN = 24;
const EACH = 22;
const HEIGHT = 62;
/** So few stand as large as on a full row. */
const LEAST = 14;

/** @param matches in the order in which they were played */
export function Form({ matches }: { readonly matches: readonly OwnMatch[] }) {
  const { form: words } = useStatsWords();
  const shown = matches.slice(-SHOWN);
  const width = Math.max(LEAST, shown.length) * EACH;
  return (
    <figure className={styles['plot']}>
      <figcaption>{words.title}</figcaption>
      <svg
        role="img"
        aria-label={words.label(shown.filter(hasWon).length, shown.length)}
        viewBox={`0 0 ${width} ${HEIGHT + 4}`}
        className={styles['form']}
        style={{ maxWidth: width * 1.5 }}
      >
        {shown.map((match, index) => (
          <g key={match.id} transform={`translate(${index * EACH + 3} ${HEIGHT})`}>
            {hasWon(match) ? <House /> : <Begun />}
          </g>
        ))}
        <path className={styles['street']} d={`M0 ${HEIGHT + 1}H${width}`} />
      </svg>
      <p className={styles['legend']} aria-hidden="true">
        <span>
          <svg viewBox="-2 0 20 62" width="11" height="34" aria-hidden="true" focusable="false">
            <g transform="translate(0 62)">
              <House />
            </g>
          </svg>
          {words.won}
        </span>
        <span>
          <svg viewBox="0 0 16 20" width="14" height="18" aria-hidden="true" focusable="false">
            <g transform="translate(0 19)">
              <Begun />
            </g>
          </svg>
          {words.lost}
        </span>
      </p>
    </figure>
  );
}

const House = () => (
  <>
    <rect className={styles['wall']} x="1" y="-38" width="14" height="38" />
    <path className={styles['roof']} d="M-1.5-37 8-50 17.5-37Z" />
    <path className={styles['pole']} d="M8-50V-61" />
    <path className={styles['flag']} d="M8-61 15-58.5 8-56Z" />
    <path className={styles['panes']} d="M4-33h3v5H4ZM9-33h3v5H9ZM4-23h3v5H4ZM9-23h3v5H9ZM5.5-9h5V0h-5Z" />
  </>
);

const Begun = () => <path className={styles['begun']} d="M1 0V-13H6V-17H10V-13H15V0" />;
