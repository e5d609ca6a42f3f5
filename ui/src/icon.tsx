/** Line icons on a grid of 24, drawn in the colour of the text beside them. They say nothing by themselves. */

/** They are in a file: no script waits for them. */
const FILE = new URL('./icons.svg', import.meta.url).href;

export type IconName =
  | 'undo'
  | 'help'
  | 'menu'
  | 'log'
  | 'deck'
  | 'round'
  | 'check'
  | 'cross'
  | 'bricks'
  | 'roof'
  | 'torn'
  | 'wand'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'play'
  | 'pause'
  | 'people'
  | 'bot'
  | 'book'
  | 'pad'
  | 'clock'
  | 'moon'
  | 'sun'
  | 'eye'
  | 'share'
  | 'save'
  | 'open'
  | 'trash'
  | 'plus'
  | 'minus'
  | 'dice'
  | 'gear'
  | 'up'
  | 'down'
  | 'edit'
  | 'home'
  | 'flag'
  | 'star'
  | 'bell';

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${FILE}#${name}`} />
  </svg>
);
