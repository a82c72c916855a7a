import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { editorTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import { Dialog } from '../../ui/dialog'
import type { DialogContentProps } from './kinds'
import './TypingDialog.css'
import { useStepFocus } from '../focus/useStepFocus'

/** Props that the dialog host passes to every editor. */
export type TypingPlace = Pick<DialogContentProps, 'container' | 'end' | 'returnFocus'>

interface TypingDialogProps extends TypingPlace {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  actions: ReactNode
  /** Name of the current screen; when it changes, focus moves to the new heading. */
  step: string
  /** Whether there is unsaved input. */
  isDirty: boolean
  size?: 'md' | 'lg'
}

/**
 * A dialog with a form. Closing it with unsaved input asks for confirmation in the same dialog; the input
 * is kept meanwhile.
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
            {/* Keyed: a reused DOM button would become the save button during the click on "keep editing". */}
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
