/** The jackdaw's corner: it waits for the game's coach, and begins a lesson at this table. */
import type { Seat } from '@belfry/engine';
import { coachOf } from '@belfry/games/coaches';
import { type Language, loadWithWords, useLanguage } from '@belfry/ui';
import { type GameCoach, useTips } from '@belfry/ui/coach';
import { use, useState } from 'react';
import { Bird } from './bird.js';
import type { CoachProps } from './index.js';
import { beginAt, type Lesson, useLesson } from './memory.js';

export interface CornerProps extends Omit<CoachProps, 'viewer'> {
  readonly viewer: Seat;
}

const coaches = new Map<string, (language: Language) => Promise<GameCoach>>();

/** Loads a game's coach, once. */
function loaderOf(game: string): ((language: Language) => Promise<GameCoach>) | undefined {
  const load = coachOf(game);
  if (load !== undefined && !coaches.has(game)) coaches.set(game, loadWithWords(load));
  return coaches.get(game);
}

/** A game without a coach has none here either: it may have tips of its own. */
export function Corner(props: CornerProps) {
  const load = loaderOf(props.screenId);
  return load === undefined ? null : <Taught {...props} load={load} />;
}

interface TaughtProps extends CornerProps {
  readonly load: (language: Language) => Promise<GameCoach>;
}

function Taught({ load, ...props }: TaughtProps) {
  const coach = use(load(useLanguage().language));
  useState(() => beginAt(props.screenId, props.tableId));
  const lesson = useLesson(props.screenId, props.tableId);
  return lesson === undefined ? null : <Speaking {...props} coach={coach} lesson={lesson} />;
}

interface SpeakingProps extends CornerProps {
  readonly coach: GameCoach;
  readonly lesson: Lesson;
}

function Speaking({ coach, lesson, view, viewer, people, log, mayAct, isSettled }: SpeakingProps) {
  const wordOf = coach.useWords();
  const tips = lesson.isAway ? [] : coach.tipsAt({ view, viewer, people, log, mayAct });
  const fitting = tips.filter(({ whenever }) => isSettled || whenever === true);
  const { tip: id, gotIt } = useTips(lesson.isAway ? undefined : fitting.map(tip => tip.id), lesson);
  const tip = fitting.find(each => each.id === id);
  return <Bird told={tip && wordOf(tip)} lesson={lesson} onGotIt={gotIt} />;
}
