import { useState } from 'react'
import { useLocalRecipients, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipientTexts } from '../../texts/recipient'
import { Button, Message, TextButton } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'

/** Removes the recipients saved on this device, with Undo. */
function useForgetWithUndo(): () => Promise<void> {
  const { localRecipients, forget } = useLocalRecipients()
  const { toast } = useToast()
  const count = localRecipients.length
  return async () => {
    const { undo } = forget()
    toast('people-forgotten', { count }, { tone: 'ok', action: undo, actionKind: 'undo' })
  }
}

/** Lets the shopper remove the recipients saved on this device; not while they are offered for import. */
export function ForgetLocalRecipients() {
  const { localRecipients, isImportable } = useLocalRecipients()
  const forget = useForgetWithUndo()
  const texts = useTexts(recipientTexts)
  const count = localRecipients.length
  if (isImportable || count === 0) return null
  return (
    <TextButton
      icon="trash"
      onClick={({ currentTarget }) => void focusAfterGone(currentTarget, forget)}
    >
      {fill(texts.forgetLocal, { count })}
    </TextButton>
  )
}

/** Offers a customer to add recipients saved on this device before sign-in to their address book. */
export function ImportLocalRecipients() {
  const { importable, importAll } = useLocalRecipients()
  const forget = useForgetWithUndo()
  const [isBusy, setBusy] = useState(false)
  const texts = useTexts(recipientTexts)
  const { saving } = useTexts(commonTexts)
  const { toast } = useToast()
  const count = importable.length
  if (count === 0) return null

  const add = async () => {
    setBusy(true)
    const outcome = await importAll()
    setBusy(false)
    const isDone = outcome.status === 'imported'
    const kind = isDone ? 'people-imported' : 'people-not-imported'
    toast(kind, { count }, { tone: isDone ? 'ok' : 'error' })
  }
  return (
    <Message
      tone="info"
      role="status"
      title={fill(texts.importTitle, { count })}
      actions={
        <>
          <Button
            isBusy={isBusy}
            busyText={saving}
            saves
            onClick={({ currentTarget }) => void focusAfterGone(currentTarget, add)}
          >
            {texts.importYes}
          </Button>
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => void focusAfterGone(currentTarget, forget)}
          >
            {texts.importNo}
          </Button>
        </>
      }
    >
      {texts.importText}
    </Message>
  )
}
