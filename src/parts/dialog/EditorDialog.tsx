import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, Message, Stack } from '../../ui'
import { Dialog } from '../../ui/dialog'

interface EditorDialogProps {
  title: string
  description?: string
  container: HTMLElement
  returnFocus(): HTMLElement | null
  onCancel(): void
  /** Without it there is nothing to save, and the dialog is closed only. */
  onSave?: (() => void) | undefined
  isBusy: boolean
  /** Why the last change was not made; what was chosen stays. */
  error: string | null
  /** The heading over `error`. */
  errorTitle?: string
  children: ReactNode
}

/** A dialog with fields, one button that saves them and one that leaves them. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, description, container, returnFocus, onCancel, onSave } = props
  const { isBusy, error, errorTitle, children } = props
  const texts = useTexts(commonTexts)
  return (
    <Dialog
      isOpen
      container={container}
      title={title}
      description={description}
      closeText={texts.close}
      onClose={onCancel}
      returnFocus={returnFocus}
      actions={
        <>
          {onSave && (
            <Button
              variant="primary"
              saves
              isBusy={isBusy}
              busyText={texts.saving}
              onClick={onSave}
            >
              {texts.save}
            </Button>
          )}
          <Button onClick={onCancel}>{onSave ? texts.cancel : texts.close}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {children}
        {error && (
          <Message role="alert" tone="error" word={texts.error} title={errorTitle}>
            {error}
          </Message>
        )}
      </Stack>
    </Dialog>
  )
}
