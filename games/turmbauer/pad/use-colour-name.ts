/** A colour's name in the current language. */
import { COLOURS, type Colour } from '../rules/index.js';
import { useWords } from './words/index.js';

export function useColourName(): (colour: Colour) => string {
  const words = useWords();
  return colour => words.colours[COLOURS[colour] ?? 'black'];
}
