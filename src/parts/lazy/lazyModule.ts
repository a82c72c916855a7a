/** A module that is loaded on demand. */
export interface LazyModule<TModule> {
  /** The module, once loaded. */
  loaded: TModule | null
  /** Loads it; after a failure, the next call tries again. */
  load(): Promise<TModule>
  /** Loads it ahead of time. Never rejects: a failure surfaces in `load()`. */
  preload(): Promise<void>
}

/**
 * A module that several lazy parts share: loaded once for all, and available synchronously from then on.
 *
 * @example
 * const panels = lazyModule(() => import('./panels'))
 */
export function lazyModule<TModule>(source: () => Promise<TModule>): LazyModule<TModule> {
  let loading: Promise<TModule> | null = null
  const module: LazyModule<TModule> = {
    loaded: null,
    load() {
      if (module.loaded) return Promise.resolve(module.loaded)
      loading ??= source()
        .then((loaded) => {
          module.loaded = loaded
          return loaded
        })
        .finally(() => {
          loading = null
        })
      return loading
    },
    preload: () =>
      module.load().then(
        () => undefined,
        () => undefined,
      ),
  }
  return module
}
