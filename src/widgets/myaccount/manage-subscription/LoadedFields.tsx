import type { ReactNode } from 'react'
import { Awaited, LoadFailed, useRetainedFocus } from '../../../parts'
import { Skeleton, type SkeletonProps, Stack } from '../../../ui'

interface LoadedFieldsProps {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  onRetry(): unknown
  /** Shape of the placeholder. */
  shape?: SkeletonProps['shape']
  children: ReactNode
}

/** Fields of an open form whose choices load first. Keeps focus when "Try again" disappears. */
export function LoadedFields({ status, onRetry, shape, children }: LoadedFieldsProps) {
  const place = useRetainedFocus<never>(status, 'input:not(:disabled), [data-gw-heading]')
  return (
    <Stack {...place}>
      {status === 'failed' ? (
        <LoadFailed onRetry={onRetry} />
      ) : status === 'ready' ? (
        children
      ) : (
        <Awaited onRetry={onRetry}>
          <Skeleton shape={shape} lines={3} />
        </Awaited>
      )}
    </Stack>
  )
}
