import { type ReactNode, useId } from 'react'
import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { commonTexts } from '../../../texts/common'
import { Button, Card, Skeleton } from '../../../ui'

interface TileProps {
  title: string
  status: 'idle' | 'loading' | 'ready' | 'failed'
  onRetry(): void
  children: ReactNode
}

/** A part of the dashboard. One that fails says so alone. */
export function Tile({ title, status, onRetry, children }: TileProps) {
  const { failed } = useTexts(accountTexts)
  const { tryAgain } = useTexts(commonTexts)
  const id = useId()
  return (
    <Card as="section" className="gw-dashboard-tile" aria-labelledby={id}>
      <h2 className="gw-dashboard-title" id={id}>
        {title}
      </h2>
      {status === 'failed' ? (
        <Failure actions={<Button onClick={onRetry}>{tryAgain}</Button>}>{failed}</Failure>
      ) : status === 'ready' ? (
        children
      ) : (
        <Skeleton lines={2} />
      )}
    </Card>
  )
}
