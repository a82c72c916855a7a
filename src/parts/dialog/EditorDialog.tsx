import type { ReactNode } from 'react'
import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Button, Stack } from '../../ui'
import { Failure } from '../page/Failure'
import { PendingNote } from '../page/PendingNote'
import { Ask } from './Ask'
import type { DialogContentProps } from './kinds'

interface EditorDialogProps extends Omit<DialogContentProps, 'params'> {
  title: string
  text?: string | undefined
  /** If absent, there is nothing to save and the dialog can only be closed. */
  onSave?: (() => void) | undefined
  isBusy: boolean
  /** Why the last change failed; the input is kept. */
  error: string | null
  /** The heading over `error`. */
  errorTitle?: string
  children: ReactNode
}

/** A dialog with fields, a save button and a cancel button. */
export function EditorDialog(props: EditorDialogProps) {
  const { onSave, isBusy, error, errorTitle, children, ...frame } = props
  const texts = useTexts(commonTexts)
  return (
    <Ask
      {...frame}
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
          <Button onClick={() => frame.end(null)}>{onSave ? texts.cancel : texts.close}</Button>
        </>
      }
    >
      <Stack gap={5}>
        {children}
        {isBusy && <PendingNote isSlowOnly />}
        {error && <Failure title={errorTitle}>{error}</Failure>}
      </Stack>
    </Ask>
  )
}
