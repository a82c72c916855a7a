import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

type Notices = typeof import('./notices')

let notices: Notices | undefined

/** Loads the notices, so that the first of them need not be waited for. Never rejects. */
export const loadNotices = (): Promise<void> =>
  import('./notices').then(
    (loaded) => {
      notices = loaded
    },
    // That was told by whoever loads; what a notice is about stays as it is.
    () => undefined,
  )

/**
 * A notice that comes when it is first wanted; nothing is shown until then. By a state, not by
 * Suspense, which would hold what has come back for a third of a second.
 */
export function OnDemand<TName extends keyof Notices>({
  name,
  ...props
}: { name: TName } & ComponentProps<Notices[TName]>) {
  const [, arrive] = useState(false)
  useEffect(() => {
    // What is shown meanwhile is painted first, as its styles would be asked for anew.
    if (!notices) afterPaint(() => void loadNotices().then(() => arrive(true)))
  }, [])
  // The props beside its name are the notice's own.
  const Notice = notices?.[name] as ComponentType<typeof props> | undefined
  return Notice ? <Notice {...props} /> : null
}
