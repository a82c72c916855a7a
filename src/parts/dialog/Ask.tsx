import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Dialog } from '../../ui/dialog'
import type { DialogContentProps } from './kinds'

interface AskProps extends Omit<DialogContentProps, 'params'> {
  title: string
  text?: ReactNode
  children?: ReactNode
  actions: ReactNode
}

/** The frame of a dialog that asks what to do about something. */
export function Ask({ title, text, children, actions, container, end, returnFocus }: AskProps) {
  const { close } = useTexts(commonTexts)
  return (
    <Dialog
      isOpen
      container={container}
      title={title}
      description={text}
      closeText={close}
      onClose={() => end(null)}
      returnFocus={returnFocus}
      actions={actions}
    >
      {children}
    </Dialog>
  )
}
