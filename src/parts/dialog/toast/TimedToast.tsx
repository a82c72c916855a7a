import { useEffect, useRef } from 'react'
import { useDialogs, useOffline, useTexts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { toastTexts } from '../../../texts/toast'
import { Toast } from '../../../ui'
import { useToastText } from './useToastText'

interface TimedToastProps {
  toast: ReturnType<typeof useDialogs>['toasts'][number]
  /** Called before it goes by a press, which takes the focus from where it is. */
  onLeave(): void
}

/** One toast. It goes when its time is over, which starts again when pointer and focus have left it. */
export function TimedToast({ toast, onLeave }: TimedToastProps) {
  const { dismissToast } = useDialogs()
  const { close } = useTexts(commonTexts)
  const texts: Readonly<Record<string, string>> = useTexts(toastTexts)
  const text = useToastText()(toast.kind, toast.params)
  const { id, stayMs, action } = toast
  // Without a connection there is no way back, and it waits for one.
  const isWaiting = useOffline() && action !== null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef({ pointer: false, focus: false })

  const start = () => {
    clearTimeout(timer.current)
    if (held.current.pointer || held.current.focus || isWaiting) return
    timer.current = setTimeout(() => dismissToast(id), stayMs)
  }
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => () => {
    held.current[by] = isHeld
    start()
  }
  useEffect(() => {
    if (isWaiting) return
    timer.current = setTimeout(() => dismissToast(id), stayMs)
    return () => clearTimeout(timer.current)
  }, [dismissToast, id, stayMs, isWaiting])

  const dismiss = () => {
    onLeave()
    dismissToast(id)
  }
  const act = () => {
    if (isWaiting) return
    dismiss()
    action?.()
  }
  return (
    <Toast
      text={text}
      tone={toast.tone}
      {...(action
        ? {
            actionText: texts[`action.${toast.actionKind}`] ?? texts['action.undo'],
            onAction: act,
            isActionOff: isWaiting,
          }
        : {})}
      closeText={close}
      onClose={dismiss}
      onPointerEnter={hold('pointer', true)}
      onPointerLeave={hold('pointer', false)}
      onFocus={hold('focus', true)}
      onBlur={hold('focus', false)}
    />
  )
}
