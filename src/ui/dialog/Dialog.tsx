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
  /** Called on Escape, on a press outside, and by the close button. */
  onClose(): void
  title: ReactNode
  /** One sentence below the title, announced with it. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons in the footer, primary first. */
  actions?: ReactNode
  /** Accessible name of the close button in the corner. */
  closeText: string
  /** The element to mount into: the page's top layer. Nothing renders while it is null. */
  container: HTMLElement | null
  /** `alert` requires an answer: a press outside does not close it. */
  kind?: 'plain' | 'alert'
  /** Default `md`; `full` covers the whole page. */
  size?: 'md' | 'lg' | 'full'
}

/**
 * A modal dialog: a bottom sheet on a narrow page, a centered card on a wide one. Focus goes to its
 * heading, or to `firstFocus`, and returns to the opener.
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
          onEscapeKeyDown={company === false ? prevent : keepWhileEditing}
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

/** For a covered dialog: Radix lets it handle Escape until the dialog above has rendered twice. */
const prevent = (event: Event) => event.preventDefault()

/**
 * In a field being edited, Escape restores the field; during IME composition, it cancels the composition.
 * The next Escape closes the dialog.
 */
function keepWhileEditing(event: KeyboardEvent) {
  const isEditing = event.target instanceof Element && event.target.matches('[data-editing]')
  if (isEditing || event.isComposing) event.preventDefault()
}
