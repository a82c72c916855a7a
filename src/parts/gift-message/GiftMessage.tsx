import { useId, useState } from 'react'
import {
  type AnnouncementProblem,
  announcementProblem,
} from '../../domain/gift-message/announcement'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import { useShipment, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { finderTexts } from '../../texts/finder'
import { giftMessageTexts } from '../../texts/giftMessage'
import { Button } from '../../ui'
import type { DialogContentProps } from '../dialog/kinds'
import { TypingDialog } from '../dialog/TypingDialog'
import { useEndIf } from '../dialog/useEndIf'
import { Failure } from '../page/Failure'
import { PendingNote } from '../page/PendingNote'
import { GiftMessageEditor } from './GiftMessageEditor'
import { useForAll } from './useForAll'
import { useGiftDraft } from './useGiftDraft'
import { useSavedMessage } from './useSavedMessage'

type Props = DialogContentProps<'gift-message'>

/** Dialog for a shipment's gift message. */
export function GiftMessage(props: Props) {
  const { shipment } = useShipment(props.params.shipmentId)
  const [first] = useState(shipment)
  useEndIf(!first, props.end)
  return first && <Content {...props} shipment={first} />
}

function Content({ params, shipment, ...place }: Props & { shipment: Shipment }) {
  const isAsked = params.target === 'all'
  const { draft, isDirty, isAnnouncementDirty, change } = useGiftDraft(shipment, isAsked)
  const forAll = useForAll(shipment, isAsked)
  const saved = useSavedMessage({ shipment, draft, isAnnouncementDirty, forAll })
  const { isBusy, error } = saved
  const [problem, setProblem] = useState<AnnouncementProblem | null>(null)
  // An empty message for all would only remove the first gift's own.
  const [isTried, setTried] = useState(false)
  const isMissing = isAsked && !draft.message.trim()
  const store = useStore()
  const texts = useTexts(giftMessageTexts)
  const { cancel, save, saving } = useTexts(commonTexts)
  const formId = useId()
  const { oneMessage } = useTexts(finderTexts)
  const name = recipientName(shipment)
  const own = name ? fill(texts.title, { name }) : texts.titlePlain

  async function submit(): Promise<void> {
    const found = announcementProblem(draft.announcement, store.now())
    setProblem(found)
    setTried(true)
    if (isMissing) return document.getElementById(`${formId}-message`)?.focus()
    if (found) {
      const field = found === 'email' || found === 'no-email' ? 'email' : 'day'
      document.getElementById(`${formId}-${field}`)?.focus()
    } else if (await saved.save()) place.end('saved')
  }
  return (
    <TypingDialog
      {...place}
      step="edit"
      isDirty={isDirty}
      title={isAsked ? oneMessage : own}
      actions={
        <>
          <Button
            variant="primary"
            saves
            type="submit"
            form={formId}
            isBusy={isBusy}
            busyText={saving}
          >
            {isAsked && forAll.count > 1 ? fill(texts.all, { count: forAll.count }) : save}
          </Button>
          <Button onClick={() => place.end(null)}>{cancel}</Button>
        </>
      }
    >
      {isBusy && <PendingNote isSlowOnly />}
      {error && <Failure>{error}</Failure>}
      <GiftMessageEditor
        draft={draft}
        forAll={forAll}
        onDraft={(part) => {
          change(part)
          if (part.announcement) setProblem(null)
        }}
        problem={problem}
        messageError={isTried && isMissing ? texts.messageMissing : null}
        id={formId}
        onSubmit={() => void submit()}
      />
    </TypingDialog>
  )
}
