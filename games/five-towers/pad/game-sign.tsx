/** The game as a small picture, drawn without loading its art. */
export const GameSign = () => (
  <>
    <path d="M8 44h14v-9H8z" fill="var(--candy)" />
    <path d="M9.500 35h11v-8h-11z" fill="var(--candy-d)" />
    <path d="M11 27h8v-7h-8z" fill="var(--candy)" />
    <path d="M11 20 15 9l4 11z" fill="var(--candy-d)" />
    <path d="M25 44h15v-9H25z" fill="var(--sand)" />
    <path d="M26.500 35h12v-8h-12z" fill="var(--sand-d)" />
    <path d="M28 27h9v-3h-2v-2h-1.500v2h-2v-2H30v2h-2z" fill="var(--sand)" />
  </>
);
