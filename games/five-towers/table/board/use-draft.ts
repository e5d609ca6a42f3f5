/** The draft of a build, and the card in hand. Both are forgotten as soon as the match has moved on; a reload keeps the draft. */
import { at } from '@belfry/engine';
import { type People, playSound, useAnnounce } from '@belfry/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type Build,
  type Card,
  cardOf,
  type State,
  type TowerIndex,
  type Towers,
  towerOf,
  whyNotPlace,
} from '../../rules/index.js';
import { standingOf } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import { canPlace, canTear, type Draft, draftedTowers, draftOf, findWay, placedSteps, type Step } from './draft.js';
import { keepDraft, keptDraft } from './kept-draft.js';

export interface Drafting {
  /** The towers before anything was drafted. */
  readonly towers: Towers;
  /** The towers as drafted. */
  readonly drafted: Towers;
  readonly draft: Draft;
  readonly bid: number;
  /** The place of the chosen card on the display. */
  readonly hand: number | undefined;
  readonly handCard: Card | undefined;
  /** Why the tower that was tapped last is not the one; empty if it was not tapped. */
  readonly wrong: string;
  mayPlace(card: Card): boolean;
  mayTear(tower: TowerIndex): boolean;
  choose(slot: number | undefined): void;
  place(slot: number): void;
  /** A tower was tapped or a card let go over it, where it cannot be placed: says why. */
  refuse(slot: number, tower: TowerIndex): void;
  tear(tower: TowerIndex): void;
  takeBack(): void;
  showWay(): void;
  /** Lays out what somebody advised. */
  follow(build: Build): void;
}

interface Kept {
  readonly moment: string;
  readonly draft: Draft;
  readonly hand: number | undefined;
  readonly wrong: string;
}

const NO_DRAFT: Draft = [];
const nothing = (moment: string): Kept => ({ moment, draft: NO_DRAFT, hand: undefined, wrong: '' });

export function useDraft(view: State, seat: number, moment: string, words: TableWords): Drafting {
  const announce = useAnnounce();
  const [kept, setKept] = useState<Kept>(() => ({ ...nothing(moment), draft: keptDraft(view, seat) }));
  const { draft, hand, wrong } = kept.moment === moment ? kept : nothing(moment);
  const hasDrafted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view belongs to its moment.
  useEffect(() => {
    if (draft.length > 0 || hasDrafted.current) keepDraft(view, seat, draft);
    hasDrafted.current = draft.length > 0;
  }, [moment, draft]);
  const towers = at(view.towers, seat);
  const { bid } = standingOf(view);
  const texts = words.texts.build;
  const keep = (next: Draft, said: string): void => {
    setKept({ ...nothing(moment), draft: next });
    announce(said);
  };
  return {
    towers,
    drafted: draftedTowers(towers, draft),
    draft,
    bid,
    hand,
    handCard: hand === undefined ? undefined : view.display[hand],
    wrong,
    mayPlace: card => canPlace(towers, draft, card, bid),
    mayTear: tower => canTear(towers, draft, tower),
    choose: slot => setKept({ moment, draft, hand: slot, wrong: '' }),
    refuse(slot, tower) {
      const why = whyNotThere(view.display[slot], tower, draftedTowers(towers, draft), words);
      setKept({ moment, draft, hand: slot, wrong: why });
      announce(why);
    },
    place(slot) {
      const card = view.display[slot];
      if (card === undefined || !canPlace(towers, draft, card, bid)) return;
      playSound('place');
      keep(
        [...draft, { type: 'place', slot, card }],
        texts.didPlace(words.card(card), placedSteps(draft).length + 1, bid),
      );
    },
    tear(tower) {
      if (!canTear(towers, draft, tower)) return;
      playSound('tear');
      const card = cardOf(tower, at(towers, tower).at(-1) ?? 0);
      setKept({ moment, draft: [...draft, { type: 'tear', tower }], hand, wrong: '' });
      announce(texts.torn(words.card(card)));
    },
    takeBack() {
      const last = draft.at(-1);
      if (last !== undefined) keep(draft.slice(0, -1), texts.didTakeBack(words.card(cardOfStep(towers, last))));
    },
    showWay() {
      const show = async (): Promise<void> => {
        const { rankBuilds } = await import('../../bot/greedy.js');
        const way = findWay(view, seat, draft, rankBuilds);
        if (way !== undefined) keep(way, texts.didShowWay);
      };
      // What cannot be loaded now can be asked for again.
      void show().catch(() => undefined);
    },
    follow: build => keep(draftOf(build, view.display), texts.didShowWay),
  };
}

/** The same, as it lies there: nothing more can be done to it. */
export const frozen = (drafting: Drafting): Drafting => ({
  ...drafting,
  choose: ignore,
  place: ignore,
  refuse: ignore,
  tear: ignore,
  takeBack: ignore,
  showWay: ignore,
  follow: ignore,
});

const ignore = (): void => undefined;

/** Why a card does not go on a tower; empty if it does. */
function whyNotThere(card: Card | undefined, tower: TowerIndex, towers: Readonly<Towers>, words: TableWords): string {
  if (card === undefined) return '';
  if (towerOf(card) !== tower) return words.texts.build.wrongTower(words.card(card), towerOf(card));
  const misfit = whyNotPlace(towers, card);
  return misfit === undefined ? '' : words.refuse(misfit, NOBODY);
}

const NOBODY: People = { seats: [], you: undefined };

const cardOfStep = (towers: Readonly<Towers>, step: Step): Card =>
  step.type === 'place' ? step.card : cardOf(step.tower, at(towers, step.tower).at(-1) ?? 0);

/** The tower the card in hand belongs to. */
export const handTower = ({ handCard }: Drafting): TowerIndex | undefined =>
  handCard === undefined ? undefined : towerOf(handCard);
