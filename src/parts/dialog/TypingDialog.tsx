import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { editorTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import { Dialog } from '../../ui/dialog'
import type { DialogContentProps } from './kinds'
import './TypingDialog.css'
import { useStepFocus } from '../focus/useStepFocus'

/** What every editor is given by the host of dialogs. */
export type TypingPlace = Pick<DialogContentProps, 'container' | 'end' | 'returnFocus'>

interface TypingDialogProps extends TypingPlace {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  actions: ReactNode
  /** Names its screen; when another one comes, the focus goes to its heading. */
  step: string
  /** Whether something was typed that would be lost. */
  isDirty: boolean
  size?: 'md' | 'lg'
}

/**
 * A dialog in which something is typed. Closing it with words that are not saved asks first, in the
 * same dialog, and what was typed stays as it is meanwhile.
 */
export function TypingDialog(props: TypingDialogProps) {
  const { title, description, children, actions, step, isDirty, size, ...place } = props
  const { container, end, returnFocus } = place
  const texts = useTexts(editorTexts)
  const { close } = useTexts(commonTexts)
  const [isLeaving, setLeaving] = useState(false)
  const typing = useRef<Element | null>(null)
  useStepFocus(container, isLeaving ? 'leave' : step, typing)

  const leave = () => {
    if (isLeaving) return setLeaving(false)
    if (!isDirty) return end(null)
    typing.current = document.activeElement
    setLeaving(true)
  }
  return (
    <Dialog
      isOpen
      container={container}
      size={size}
      title={isLeaving ? texts.leaveTitle : title}
      description={isLeaving ? texts.leaveText : description}
      closeText={close}
      onClose={leave}
      returnFocus={returnFocus}
      actions={
        isLeaving ? (
          <>
            {/* With a key: a reused button would become that which saves during the click that keeps editing. */}
            <Button key="stay" variant="primary" onClick={() => setLeaving(false)}>
              {texts.leaveStay}
            </Button>
            <Button variant="danger" onClick={() => end(null)}>
              {texts.leaveGo}
            </Button>
          </>
        ) : (
          actions
        )
      }
    >
      <div className="gw-typing" hidden={isLeaving}>
        {children}
      </div>
    </Dialog>
  )
}
