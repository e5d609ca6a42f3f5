/**
 * A list to choose one of: arrow keys, Home, End, Page Up and Page Down walk, Enter or Space choose. Long lists stay quick: one
 * element has the focus and names the option it is on, so that a step draws only two of them anew.
 */
import { classes } from '@belfry/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './listbox.module.css';

export interface Option {
  /** The same for the same option wherever it stands in the list. No spaces. */
  readonly key: string;
  /** Before the text; says nothing by itself. */
  readonly mark?: ReactNode;
}

interface ListboxProps {
  readonly label: string;
  readonly options: readonly Option[];
  /** The texts of some options, by their numbers: asked for only those that are drawn. */
  readonly say: (numbers: readonly number[]) => readonly string[];
  /** Only the option that the keys are on is drawn as long as the list has no focus. */
  readonly folds?: boolean;
  readonly selected: number | undefined;
  /** Nobody chose what is selected: it may change by itself, and the walk does not follow it. */
  readonly isSuggested?: boolean | undefined;
  readonly onSelect: (index: number) => void;
}

/** The option that the keys are on, and what was chosen when they came there. */
interface Walk {
  readonly from: string | undefined;
  readonly to: string;
}

const PAGE = 10;

export function Listbox(props: ListboxProps) {
  const { label, options, say, folds = false, selected, isSuggested = false, onSelect } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [walk, setWalk] = useState<Walk>();
  const chosen = isSuggested || selected === undefined ? undefined : options[selected]?.key;
  // Whatever is chosen elsewhere, the walk goes on from there.
  const wanted = chosen === undefined || chosen === walk?.from ? walk?.to : chosen;
  const found = options.findIndex(({ key }) => key === wanted);
  const active = found < 0 ? Math.min(selected ?? 0, options.length - 1) : found;
  const heard = options[active]?.key;
  const walkTo = (to: number): void => {
    const key = options[Math.min(Math.max(to, 0), options.length - 1)]?.key;
    if (key !== undefined) setWalk({ from: chosen, to: key });
  };
  // Options change places while somebody reads them: the keys stay on the one that was heard.
  if (isFocused && walk === undefined && heard !== undefined) setWalk({ from: chosen, to: heard });
  const isFolded = folds && !isFocused;
  const drawn = useDrawn(options, isFolded ? active : undefined);
  const texts = useMemo(() => say(drawn), [say, drawn]);
  useEffect(() => {
    if (active >= 0 && !isFolded) showIn(list.current, active);
  }, [active, isFolded]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, active, options.length);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The board has keys of its own.
    event.preventDefault();
    event.stopPropagation();
    if (to !== 'choose') walkTo(to);
    // What was heard is no longer there: nothing else is chosen in its stead.
    else if (found < 0 && wanted !== undefined) walkTo(active);
    else if (active >= 0) onSelect(active);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row !== null) onSelect(Number(row.dataset['index']));
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={heard === undefined ? undefined : `${id}-${heard}`}
      className={styles['list']}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        setWalk(undefined);
      }}
    >
      {drawn.map((index, row) => (
        <Row
          key={options[index]?.key}
          id={`${id}-${options[index]?.key}`}
          text={texts[row] ?? ''}
          mark={options[index]?.mark}
          index={index}
          count={options.length}
          isActive={index === active}
          isSelected={index === selected}
        />
      ))}
    </div>
  );
}

/** The numbers of the options that are drawn: all, or only one. */
const useDrawn = (options: readonly Option[], only: number | undefined): readonly number[] =>
  useMemo(() => options.flatMap((_, index) => (only === undefined || index === only ? [index] : [])), [options, only]);

/** Where a key leads; `undefined` if it is none of ours. */
function targetOf(key: string, active: number, count: number): number | 'choose' | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1;
    case 'ArrowUp':
      return active - 1;
    case 'PageDown':
      return active + PAGE;
    case 'PageUp':
      return active - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return 'choose';
    default:
      return undefined;
  }
}

/** Scrolls the list, and never the page around it. */
function showIn(list: HTMLElement | null, index: number): void {
  const row = list?.children[index];
  if (list === null || !(row instanceof HTMLElement)) return;
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

interface RowProps {
  readonly id: string;
  readonly text: string;
  readonly mark: ReactNode;
  readonly index: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

const Row = memo(function Row({ id, text, mark, index, count, isActive, isSelected }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus.
    <div
      id={id}
      data-index={index}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classes(styles['row'], isActive && styles['active'])}
    >
      {mark}
      <span>{text}</span>
    </div>
  );
});
