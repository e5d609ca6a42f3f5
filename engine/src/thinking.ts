/**
 * What somebody who thinks ahead needs of a game beside its rules: worlds that fit a view, and names for the tables of a search.
 * It is apart from the rules because only bots need it, and they are loaded when they play.
 */
import type { GameTypes, Viewer } from './game.js';
import type { Random } from './random.js';

export interface Thinking<T extends GameTypes = GameTypes> {
  /**
   * Gets ready to fill the holes of a view, once; gives then as many worlds as are wished for. The view must stay as it is
   * meanwhile. `imagine` gives a single one.
   */
  imaginer(seen: T['State']): Imaginer<T>;

  /** A cheap name of an action: the same for two actions exactly if `canonical` gives the same for them. */
  actionKey(action: T['Action']): ActionKey;

  /**
   * A cheap name of what this viewer knows, made of a state or of the viewer's own view: the same for two states exactly if `see`
   * shows the viewer the same.
   */
  viewKey(state: T['State'], viewer: Viewer): string;
}

/**
 * Worlds that the viewer of a view cannot tell from the real one, one for each call, each as likely as fate makes it. What players
 * chose is no evidence here; reading it is the business of bots.
 */
export type Imaginer<T extends GameTypes = GameTypes> = (random: Random) => T['State'];

/** One such world. */
export const imagine = <T extends GameTypes>(thinking: Thinking<T>, seen: T['State'], random: Random): T['State'] =>
  thinking.imaginer(seen)(random);

/** What tables of a search are kept by. */
export type ActionKey = string | number;
