/** Parts that come when somebody needs them, together with their texts: whoever waits, waits once. */
import { type ComponentType, createElement, use } from 'react';
import { type Language, loadWords, useLanguage } from './language.js';
import { loadEachOnce } from './loading.js';

/** Loads a part, and the texts it brings, in a language. */
export const loadWithWords = <T>(load: () => Promise<T>): ((language: Language) => Promise<T>) =>
  loadEachOnce(async language => {
    const part = await load();
    await loadWords(language);
    return part;
  });

/** A hook that suspends while it is loaded. */
export function lazyHook<T>(load: () => Promise<() => T>): () => T {
  const hook = loadWithWords(load);
  return () => {
    const useLoaded = use(hook(useLanguage().language));
    return useLoaded();
  };
}

export type LazyPart<P> = ComponentType<P> & {
  /** Begins before somebody needs it. */
  readonly load: (language: Language) => Promise<ComponentType<P>>;
};

/** A component that suspends while it is loaded. Unlike one of `lazy` it can be tried again. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return partOf(loadWithWords(load));
}

const Nothing = (): null => null;

/** The same for what a page can do without: where it cannot be loaded, there is nothing. */
export function lazyExtra<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = loadWithWords(load);
  const orNothing = loadEachOnce((language: Language) => part(language).catch((): ComponentType<P> => Nothing));
  return partOf(orNothing);
}

function partOf<P extends object>(load: LazyPart<P>['load']): LazyPart<P> {
  const Part = (props: P) => createElement(use(load(useLanguage().language)), props);
  return Object.assign(Part, { load });
}
