/** The game as a small picture, drawn without loading its art. */
export const GameSign = () => (
  <>
    <path d="M13 44V12h22v32z" fill="#e0a98a" />
    <path d="M10 13 24 4l14 9z" fill="var(--brick)" />
    <path d="M13 22h22M13 31h22" stroke="#fff" strokeWidth="1.600" />
    <path
      d="M17 15h4v4h-4zM27 15h4v4h-4zM17 24.500h4v4h-4zM27 24.500h4v4h-4zM21.500 35h5v9h-5z"
      fill="#2b2a33"
      opacity="0.75"
    />
  </>
);
