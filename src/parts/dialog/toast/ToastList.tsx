import { useRef } from 'react'
import { useTexts, useToasts } from '../../../hooks'
import { toastTexts } from '../../../texts/toast'
import { ToastArea } from '../../../ui'
import { TimedToast } from './TimedToast'
import { useToastPlace } from './useToastPlace'
import { useToastReach } from './useToastReach'

/** The toasts of the page: the oldest three, each as long as it is due and nobody is at it. */
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
