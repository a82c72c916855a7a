/** A module that is loaded when it is wanted. */
export interface LazyModule<TModule> {
  /** The module, once it is there. */
  loaded: TModule | null
  /** Loads it; a load that failed is tried again by the next call. */
  load(): Promise<TModule>
  /** Loads it before it is wanted. Never rejects: whoever wants it hears of a failure. */
  preload(): Promise<void>
}

/**
 * A module that several parts come from: loaded once for all of them, and there at once from then on.
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
