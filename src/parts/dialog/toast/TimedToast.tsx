import { useEffect, useState } from 'react'
import { useOffline, useTexts, useToasts } from '../../../hooks'
import { commonTexts } from '../../../texts/common'
import { toastTexts } from '../../../texts/toast'
import { Toast } from '../../../ui'

interface TimedToastProps {
  toast: ReturnType<typeof useToasts>['toasts'][number]
  /** Called before a press dismisses it, so that focus can be moved. */
  onLeave(): void
}

/** One toast. Its timer starts when it is shown, and restarts when pointer and focus have left it. */
export function TimedToast({ toast, onLeave }: TimedToastProps) {
  const { dismissToast, holdToast } = useToasts()
  const { close } = useTexts(commonTexts)
  const texts: Readonly<Record<string, string>> = useTexts(toastTexts)
  const { id, action, actionKind, message, tone } = toast
  // Undo needs a connection, so the toast waits for one.
  const isWaiting = useOffline() && action !== null
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = hasPointer || hasFocus || isWaiting
  useEffect(() => {
    const release = holdToast(id)
    if (isHeld) return release
    release()
  }, [holdToast, id, isHeld])

  const act = () => {
    if (isWaiting) return
    onLeave()
    action?.()
  }
  const dismiss = () => {
    onLeave()
    dismissToast(id)
  }
  return (
    <Toast
      text={message}
      tone={tone}
      {...(action
        ? {
            actionText: texts[`action.${actionKind}`] ?? texts['action.undo'],
            onAction: act,
            isActionOff: isWaiting,
          }
        : {})}
      closeText={close}
      onClose={dismiss}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  )
}
