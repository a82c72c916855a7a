import { useEffect, useRef } from 'react'
import { useDialogs, useTexts } from '../hooks'
import { commonTexts } from '../texts/common'
import { Toast } from '../ui'
import { useToastText } from './useToastText'

interface TimedToastProps {
  toast: ReturnType<typeof useDialogs>['toasts'][number]
  /** Called before it goes by a press, which takes the focus from where it is. */
  onLeave(): void
}

/** One toast. It goes when its time is over, which starts anew when pointer and focus have left it. */
export function TimedToast({ toast, onLeave }: TimedToastProps) {
  const { dismissToast } = useDialogs()
  const { undo, close } = useTexts(commonTexts)
  const text = useToastText()(toast.kind, toast.params)
  const { id, stayMs, action } = toast
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef({ pointer: false, focus: false })

  const start = () => {
    clearTimeout(timer.current)
    if (held.current.pointer || held.current.focus) return
    timer.current = setTimeout(() => dismissToast(id), stayMs)
  }
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => () => {
    held.current[by] = isHeld
    start()
  }
  useEffect(() => {
    timer.current = setTimeout(() => dismissToast(id), stayMs)
    return () => clearTimeout(timer.current)
  }, [dismissToast, id, stayMs])

  const dismiss = () => {
    onLeave()
    dismissToast(id)
  }
  const act = () => {
    dismiss()
    action?.()
  }
  return (
    <Toast
      text={text}
      isOk={toast.tone === 'ok'}
      {...(action ? { actionText: undo, onAction: act } : {})}
      closeText={close}
      onClose={dismiss}
      onPointerEnter={hold('pointer', true)}
      onPointerLeave={hold('pointer', false)}
      onFocus={hold('focus', true)}
      onBlur={hold('focus', false)}
    />
  )
}
