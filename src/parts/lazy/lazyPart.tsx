import { type ComponentType, useEffect, useState } from 'react'
import type { LazyModule } from './lazyModule'

/** Props that the fallback gets in addition to the part's own. */
export interface LazyFailure {
  error: unknown
  /** The number of attempts that have failed. */
  attempt: number
  isRetrying: boolean
  retry(): void
}

interface LazyOptions<TProps> {
  /** Rendered while the code loads. Default: nothing. */
  placeholder?: ComponentType
  /** Rendered if the code fails to load. Default: nothing. */
  failed?: ComponentType<TProps & LazyFailure>
  /** Decides when to load the code. Default: immediately. */
  start?(load: () => void): unknown
}

/**
 * A component whose code is loaded on first render, and rendered synchronously once loaded. After a
 * failure, `retry` or the next mount tries again.
 *
 * Uses state instead of `lazy` and Suspense: `lazy` never retries, and a Suspense fallback, once shown,
 * stays for about 300 ms, however soon the code arrives.
 *
 * @example
 * const LazyMiniCart = lazyPart(panels, ({ MiniCart }) => MiniCart, { failed: MiniCartMissing })
 */
export function lazyPart<TModule, TProps extends object>(
  module: LazyModule<TModule>,
  pick: (module: TModule) => ComponentType<TProps>,
  { placeholder: Placeholder, failed: Failed, start = (load) => load() }: LazyOptions<TProps> = {},
): ComponentType<TProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, like React's `lazy`
  return function LazyPart(props: TProps) {
    const [, arrive] = useState(false)
    const [attempt, setAttempt] = useState(1)
    const [failure, fail] = useState<{ attempt: number; error: unknown } | null>(null)
    const { loaded } = module

    useEffect(() => {
      if (loaded) return
      let isWanted = true
      start(() => {
        if (!isWanted) return
        module.load().then(
          () => isWanted && arrive(true),
          (error) => isWanted && fail({ attempt, error }),
        )
      })
      return () => {
        isWanted = false
      }
    }, [attempt])

    if (loaded) {
      const Part = pick(loaded)
      return <Part {...props} />
    }
    if (!failure) return Placeholder ? <Placeholder /> : null
    return Failed ? (
      <Failed
        {...props}
        error={failure.error}
        attempt={failure.attempt}
        isRetrying={failure.attempt < attempt}
        retry={() => setAttempt(failure.attempt + 1)}
      />
    ) : null
  }
}
