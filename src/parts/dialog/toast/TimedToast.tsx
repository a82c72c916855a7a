import { useEffect, useState } from 'react'
import { useDialogs, useOffline, useStore, useTexts } from '../../../hooks'
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
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = hasPointer || hasFocus || isWaiting
  const { clock } = useStore()
  useEffect(() => {
    if (!isHeld) return clock.after(stayMs, () => dismissToast(id))
  }, [clock, dismissToast, id, stayMs, isHeld])

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
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  )
}
