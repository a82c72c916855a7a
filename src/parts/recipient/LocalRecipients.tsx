import { useState } from 'react'
import { useLocalRecipients, useTexts, useToast } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { recipientTexts } from '../../texts/recipient'
import { Button, Message, TextButton } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'

/** Lets a guest remove the recipients saved on this device, with Undo. */
export function ForgetLocalRecipients() {
  const { localRecipients, isImportable, forget } = useLocalRecipients()
  const texts = useTexts(recipientTexts)
  const { toast } = useToast()
  const count = localRecipients.length
  if (isImportable || count === 0) return null
  const forgetAndTell = async () => {
    const { undo } = forget()
    toast('people-forgotten', { count }, { tone: 'ok', action: undo, actionKind: 'undo' })
  }
  return (
    <TextButton
      icon="trash"
      onClick={({ currentTarget }) => void focusAfterGone(currentTarget, forgetAndTell)}
    >
      {fill(texts.forgetLocal, { count })}
    </TextButton>
  )
}

/** Offers a customer to add recipients saved on this device before sign-in to their address book. */
export function ImportLocalRecipients() {
  const { importable, importAll, forget } = useLocalRecipients()
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
            onClick={({ currentTarget }) =>
              void focusAfterGone(currentTarget, async () => forget())
            }
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
