/** Line icons on a grid of 24, drawn in the colour of the text beside them. They say nothing by themselves. */

const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  help: 'M12 2.7a9.3 9.3 0 1 0 0 18.6 9.3 9.3 0 0 0 0-18.6M9.4 9.3a2.7 2.7 0 1 1 3.9 2.6c-.9.5-1.3 1-1.3 2M12 17.2v.1',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  log: 'M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4',
  deck: 'M9 3.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 7.5V19a2 2 0 0 0 2 2h10',
  round: 'M20 12a8 8 0 1 1-2.4-5.7M20 3v4.5h-4.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  bricks: 'M4 19h16v-5H4zM6.5 14h11V9h-11zM9 9h6V4H9z',
  roof: 'M3.5 12 12 4l8.5 8M7 11v9h10v-9',
  torn: 'M3 20.5h18M6 20.5V13h5v7.5M13.5 20.5l1.2-6 5 1-1 5M7 4v5m0 0L4.8 6.8M7 9l2.2-2.2',
  wand: 'm4 20 10-10M16 3v4M14 5h4M20 9v3M18.5 10.5h3M9 3.5v3M7.5 5h3',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  last: 'M18 5v14M6 5l8 7-8 7z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.3.8 3.5 2.8 3.5 5.5',
  bot: 'M6 8h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 8V4M9 13v.1M15 13v.1M9 16h6',
  book: 'M12 6c-2-1.5-5-2-8.5-1.5V19c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5',
  pad: 'M6 5h12v16H6zM9 3v4M15 3v4M9 12h6M9 16h4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M5 12v8h14v-8',
  save: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 16v4h14v-4',
  open: 'M3 7V5h6l2 2h10v12H3z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
  gear: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  home: 'M3.5 12 12 4l8.5 8M6 10v10h12V10M10 20v-6h4v6',
  flag: 'M6 21V4M6 4.5h12l-3 4 3 4H6',
} as const;

export type IconName = keyof typeof PATHS | 'star' | 'bell';

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  if (name === 'star')
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
        <path
          d="m12 2.8 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.7l6.6-.9z"
          fill="var(--gold)"
          stroke="var(--sand-d)"
          strokeWidth="1"
        />
      </svg>
    );
  if (name === 'bell')
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
        <path d="M12 3.5c-3.6 0-6 2.6-6 6.5v4l-2 3.5h16L18 14v-4c0-3.9-2.4-6.5-6-6.5z" fill="var(--gold)" />
        <circle cx="12" cy="19.3" r="2.2" fill="var(--brick)" />
        <path d="M12 1.5v3" stroke="var(--sand-d)" strokeWidth="2" strokeLinecap="round" />
      </svg>
    );
  return (
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
      <path d={PATHS[name]} />
    </svg>
  );
}
