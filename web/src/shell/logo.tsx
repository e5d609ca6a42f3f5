/** The belfry: a roof, a bell, and two storeys to stand on. */

export const Logo = ({ height = 46 }: { readonly height?: number }) => (
  <svg viewBox="0 0 76 96" width={(height * 76) / 96} height={height} aria-hidden="true" focusable="false">
    <path d="M38 2V14" stroke="var(--ink)" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M38 3.5 49 7 38 10.5Z" fill="#e9a23b" />
    <path d="M38 11C41 25 49 33 62 38.5H14C27 33 35 25 38 11Z" fill="#c24a32" />
    <path d="M38 11C41 25 49 33 62 38.5H38Z" fill="#8f321f" />
    <path d="M18 38.5H58V70H18Z" fill="#fff3d8" />
    <path d="M38 38.5H58V70H38Z" fill="#f2dcb2" />
    <path d="M23.5 70V56.5C23.5 47 30 42.5 38 42.5S52.5 47 52.5 56.5V70Z" fill="#2b2a33" />
    <g transform="rotate(-9 38 44)">
      <path
        d="M38 45.5c5.5.500 8.2 4.6 8.6 10.1.300 3.9 1.1 5.5 3.1 7.3H26.3c2-1.8 2.8-3.4 3.1-7.3.400-5.5 3.1-9.6 8.6-10.1Z"
        fill="#eda942"
      />
      <path d="M33 55c.3-2.9 1.5-4.8 3.4-5.7" stroke="#fff2d2" strokeWidth="2.2" strokeLinecap="round" fill="none" />
      <circle cx="38" cy="65.6" r="3.3" fill="#eda942" />
    </g>
    <path d="M12 70H64V81H12Z" fill="#14857b" />
    <path d="M38 70H64V81H38Z" fill="#0c625b" />
    <path d="M5 81H71V94H5Z" fill="#e9a23b" />
    <path d="M38 81H71V94H38Z" fill="#c98320" />
  </svg>
);
