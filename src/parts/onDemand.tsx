import { type ComponentType, lazy, Suspense } from 'react'

type Notices = typeof import('./notices')

/** Loads the notices, so that the first of them need not be waited for. Never rejects. */
export const loadNotices = (): Promise<Notices | null> => import('./notices').catch(() => null)

/**
 * A notice that comes when it is first wanted. Nothing is shown while it comes, nor where it does
 * not come: that was told by whoever loads, and what the notice is about stays as it is.
 */
export function onDemand(name: keyof Notices): ComponentType {
  const Notice = lazy(async () => ({ default: (await loadNotices())?.[name] ?? Nothing }))
  return () => (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  )
}

const Nothing = () => null
