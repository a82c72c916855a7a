import { type ComponentType, useEffect, useState } from 'react'
import type { LazyModule } from './lazyModule'

/** What stands for a part whose code does not come gets beside the part's own props. */
export interface LazyFailure {
  error: unknown
  isRetrying: boolean
  retry(): void
}

interface LazyOptions<TProps> {
  /** Stands for the part while its code is on the way; nothing unless given. */
  placeholder?: ComponentType
  /** Stands for it where the code does not come; nothing unless given. */
  failed?: ComponentType<TProps & LazyFailure>
  /** Asks for the code when it is time; at once unless given. */
  start?(load: () => void): unknown
}

/**
 * A component whose code is loaded when it is first drawn, and drawn at once where it is there. One that
 * failed is asked for again by `retry`, and by whoever draws the part next.
 *
 * By a state, not by `lazy` and Suspense: `lazy` never asks a second time, and a placeholder that
 * Suspense has shown stays for a third of a second, however soon the code is there.
 *
 * @example
 * const LazyMiniCart = lazyPart(panels, ({ MiniCart }) => MiniCart, { failed: MiniCartMissing })
 */
export function lazyPart<TModule, TProps extends object>(
  module: LazyModule<TModule>,
  pick: (module: TModule) => ComponentType<TProps>,
  { placeholder: Placeholder, failed: Failed, start = (load) => load() }: LazyOptions<TProps> = {},
): ComponentType<TProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, as React's `lazy` is
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
        isRetrying={failure.attempt < attempt}
        retry={() => setAttempt(failure.attempt + 1)}
      />
    ) : null
  }
}
