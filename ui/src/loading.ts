/**
 * Parts that are loaded when somebody needs them. What could not be loaded stays so, for an error boundary to show it,
 * until somebody tries again: a new attempt at each rendering would never end.
 */

const failures = new Set<() => void>();

/** Lets everything that could not be loaded be tried again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loads when it is first asked for. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  const forget = (): void => {
    loaded = undefined;
  };
  const begin = (): Promise<T> => {
    const loading = load();
    loading.then(
      // React reads these: it need not wait for what is there already, not even for a moment.
      value => Object.assign(loading, { status: 'fulfilled', value }),
      () => failures.add(forget),
    );
    return loading;
  };
  return () => {
    loaded ??= begin();
    return loaded;
  };
}

/** The same for each of several. */
export function loadEachOnce<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loaders = new Map<K, () => Promise<T>>();
  return key => {
    const loader = loaders.get(key) ?? loadOnce(() => load(key));
    loaders.set(key, loader);
    return loader();
  };
}
