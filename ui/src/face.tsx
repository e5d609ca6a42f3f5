/** The face of a figure or a bird. It comes as a picture, so that no script waits for it. */
import type { Bird, Figure } from './figures.js';

interface FaceProps {
  readonly figure: Figure | Bird;
  readonly size: number;
  /** The picture is there. */
  readonly onLoad?: () => void;
}

const PICTURES = new URL('./figures.svg', import.meta.url).href;

export const Face = ({ figure, size, onLoad }: FaceProps) => (
  <img src={`${PICTURES}#${figure}`} width={size} height={size} alt="" draggable={false} onLoad={onLoad} />
);
