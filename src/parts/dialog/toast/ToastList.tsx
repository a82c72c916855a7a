import { useRef } from 'react'
import { useTexts, useToasts } from '../../../hooks'
import { toastTexts } from '../../../texts/toast'
import { ToastArea } from '../../../ui'
import { TimedToast } from './TimedToast'
import { useToastPlace } from './useToastPlace'
import { useToastReach } from './useToastReach'

/**
 * The page's toasts: the oldest three. Each expires on its timer, which is paused while it is hovered or
 * focused.
 */
export function ToastList() {
  const { shownToasts: shown } = useToasts()
  const { area: name } = useTexts(toastTexts)
  const area = useRef<HTMLDivElement>(null)
  const { leave } = useToastReach(area, shown.at(-1)?.id ?? null)
  const isEmpty = shown.length === 0
  useToastPlace(area, isEmpty)
  if (isEmpty) return null
  return (
    <ToastArea ref={area} role="region" aria-label={name}>
      {shown.map((toast) => (
        <TimedToast key={toast.id} toast={toast} onLeave={leave} />
      ))}
    </ToastArea>
  )
}
