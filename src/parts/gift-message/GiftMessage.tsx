import { useId, useState } from 'react'
import {
  type AnnouncementProblem,
  announcementProblem,
} from '../../domain/gift-message/announcement'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import { useAnnounce, useShipment, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { giftMessageTexts } from '../../texts/giftMessage'
import { Button } from '../../ui'
import type { DialogContentProps } from '../dialog/kinds'
import { TypingDialog } from '../dialog/TypingDialog'
import { useEndIf } from '../dialog/useEndIf'
import { useSaving } from '../dialog/useSaving'
import { Failure } from '../page/Failure'
import { PendingNote } from '../page/PendingNote'
import { GiftMessageEditor } from './GiftMessageEditor'
import { changeOf, useGiftDraft } from './useGiftDraft'

type Props = DialogContentProps<'gift-message'>

/** The words that go with a shipment. */
export function GiftMessage(props: Props) {
  const { shipment } = useShipment(props.params.shipmentId)
  const [first] = useState(shipment)
  useEndIf(!first, props.end)
  return first && <Content {...props} shipment={first} />
}

function Content({ params, shipment, ...place }: Props & { shipment: Shipment }) {
  const { setGiftMessage } = useShipment(params.shipmentId)
  const { draft, isDirty, change } = useGiftDraft(shipment)
  const { isBusy, error, run } = useSaving()
  const [problem, setProblem] = useState<AnnouncementProblem | null>(null)
  const store = useStore()
  const announce = useAnnounce()
  const texts = useTexts(giftMessageTexts)
  const { cancel, save, saving } = useTexts(commonTexts)
  const formId = useId()
  const name = recipientName(shipment)

  async function submit(): Promise<void> {
    const found = announcementProblem(draft.announcement, store.now())
    setProblem(found)
    if (found) {
      const field = found === 'email' || found === 'no-email' ? 'email' : 'day'
      document.getElementById(`${formId}-${field}`)?.focus()
    } else if (await run(() => setGiftMessage(changeOf(draft)))) {
      announce('say', { text: texts.saved })
      place.end('saved')
    }
  }
  return (
    <TypingDialog
      {...place}
      step="edit"
      isDirty={isDirty}
      title={name ? fill(texts.title, { name }) : texts.titlePlain}
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
            {save}
          </Button>
          <Button onClick={() => place.end(null)}>{cancel}</Button>
        </>
      }
    >
      {isBusy && <PendingNote isSlowOnly />}
      {error && <Failure>{error}</Failure>}
      <GiftMessageEditor
        draft={draft}
        onDraft={(part) => {
          change(part)
          if (part.announcement) setProblem(null)
        }}
        problem={problem}
        id={formId}
        onSubmit={() => void submit()}
      />
    </TypingDialog>
  )
}
