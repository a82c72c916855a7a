import { useEffect, useRef } from 'react'
import { useDialogs, useTexts } from '../hooks'
import { commonTexts } from '../texts/common'
import { Toast, ToastArea } from '../ui'
import { useToastText } from './useToastText'

/** The most that are to be seen at once; the rest wait. */
const MOST_SHOWN = 3

/** The toasts of the page: the oldest three, each as long as it is due and nobody is at it. */
export function ToastList() {
  const { toasts } = useDialogs()
  const { notifications } = useTexts(commonTexts)
  if (toasts.length === 0) return null
  return (
    <ToastArea role="region" aria-label={notifications}>
      {toasts.slice(0, MOST_SHOWN).map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </ToastArea>
  )
}

type OneToast = ReturnType<typeof useDialogs>['toasts'][number]

function TimedToast({ toast }: { toast: OneToast }) {
  const { dismissToast } = useDialogs()
  const { undo, close } = useTexts(commonTexts)
  const text = useToastText()(toast.kind, toast.params)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id, stayMs, action } = toast

  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => dismissToast(id), stayMs)
  }
  // While somebody points at it or has the focus in it, it stays.
  const hold = () => clearTimeout(timer.current)
  useEffect(() => {
    timer.current = setTimeout(() => dismissToast(id), stayMs)
    return () => clearTimeout(timer.current)
  }, [dismissToast, id, stayMs])

  const act = () => {
    dismissToast(id)
    action?.()
  }
  return (
    <Toast
      text={text}
      isOk={toast.tone === 'ok'}
      {...(action ? { actionText: undo, onAction: act } : {})}
      closeText={close}
      onClose={() => dismissToast(id)}
      onPointerEnter={hold}
      onPointerLeave={start}
      onFocus={hold}
      onBlur={start}
    />
  )
}
