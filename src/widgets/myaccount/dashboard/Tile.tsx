import { type ReactNode, useId } from 'react'
import { Awaited, LoadFailed, useRetainedFocus } from '../../../parts'
import { Card, Skeleton } from '../../../ui'

interface TileProps {
  title: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  onRetry(): unknown
  children: ReactNode
}

/** A part of the dashboard. Each shows its own failure, or that it takes long. */
export function Tile({ title, status, onRetry, children }: TileProps) {
  const id = useId()
  const place = useRetainedFocus<never>(status)
  return (
    <Card {...place} as="section" className="gw-dashboard-tile" aria-labelledby={id}>
      <h2 className="gw-dashboard-title" id={id} data-gw-heading tabIndex={-1}>
        {title}
      </h2>
      {status === 'failed' ? (
        <LoadFailed onRetry={onRetry} />
      ) : status === 'ready' ? (
        children
      ) : (
        <Awaited isPart onRetry={onRetry}>
          <Skeleton lines={2} />
        </Awaited>
      )}
    </Card>
  )
}
