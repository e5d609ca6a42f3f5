/** The game as a small picture, drawn without loading its art. */
export const GameSign = () => (
  <>
    <path d="M8 44V34h10v10zM18 44V34h10v10z" fill="var(--wood)" stroke="var(--wood-d)" strokeWidth="1.500" />
    <path d="M28 44V34h10v10zM18 34V24h10v10z" fill="var(--blue)" stroke="var(--wood-d)" strokeWidth="1.500" />
    <path d="M18 24V14h10v10z" fill="var(--wood)" stroke="var(--wood-d)" strokeWidth="1.500" />
    <path d="M19 14h8l-2-5h-4z" fill="var(--red)" />
    <circle cx="23" cy="6.500" r="3.500" fill="var(--red)" />
  </>
);
