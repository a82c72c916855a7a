import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import './Dialog.css'
import { IconButton } from '../IconButton'
import { useDialogCompany } from './DialogCompany'
import { DialogFoot } from './DialogFoot'
import { keepInSight } from './keepInSight'
import { leaveRadiosBack } from './leaveRadiosBack'
import { type DialogFocus, useDialogFocus } from './useDialogFocus'

export interface DialogProps extends DialogFocus {
  isOpen: boolean
  /** Called on Escape, on a press outside, and by the button that closes it. */
  onClose(): void
  title: ReactNode
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons at its end, the main one first. */
  actions?: ReactNode
  /** The name of the button in its corner that closes it. */
  closeText: string
  /** Where it is mounted: the top layer of the page. Null while there is none, and nothing is shown. */
  container: HTMLElement | null
  /** `alert` asks something that must be answered, and a press outside does not close it. */
  kind?: 'plain' | 'alert'
  /** Default `md`; `full` is over the whole page. */
  size?: 'md' | 'lg' | 'full'
}

/**
 * A modal dialog: a sheet at the foot of a narrow page, a card in the middle of a wide one. The focus
 * goes to its heading, or to `firstFocus`, and returns to the opener.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, actions, closeText, container } = props
  const { kind = 'plain', size = 'md' } = props
  const { heading, ...autoFocus } = useDialogFocus(props)
  const company = useDialogCompany()
  if (!container) return null

  return (
    <Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Portal container={container}>
        <Overlay className="gw-dialog-scrim" />
        <Content
          className="gw-dialog"
          data-size={size}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          {...autoFocus}
          onFocus={keepInSight}
          onKeyDown={leaveRadiosBack}
          onEscapeKeyDown={keepWhileEditing}
          onInteractOutside={(event) => kind === 'alert' && event.preventDefault()}
        >
          <Title className="gw-dialog-title" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description && (
            <Description className="gw-dialog-description">{description}</Description>
          )}
          {children && <div className="gw-dialog-body">{children}</div>}
          {actions && <DialogFoot actions={actions} />}
          <Close asChild>
            <IconButton className="gw-dialog-close" icon="close" label={closeText} />
          </Close>
          {company}
        </Content>
      </Portal>
    </Root>
  )
}

/**
 * Escape in a field that is being edited restores the field, and in a word that is being composed it is for that; the
 * next one closes the dialog.
 */
function keepWhileEditing(event: KeyboardEvent) {
  const isEditing = event.target instanceof Element && event.target.matches('[data-editing]')
  if (isEditing || event.isComposing) event.preventDefault()
}
