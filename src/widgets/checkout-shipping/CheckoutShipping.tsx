import { useEffect, useState } from 'react'
import type { Shipment } from '../../domain/schema/entities'
import { isEGift, isMyself, recipientName } from '../../domain/shipment/shipments'
import { useAnnounce, useHandledEvents, useNextStep, useShipments, useTexts } from '../../hooks'
import {
  CartAlerts,
  CheckoutFrame,
  ContinueButton,
  DetailsPage,
  GiftForm,
  HANDLED_EVENTS,
  UseSavedAddresses,
  useEditId,
  useGiftForm,
  useSkipped,
} from '../../parts'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'
import { shippingTexts } from '../../texts/shipping'
import { stepTexts } from '../../texts/step'
import { Card } from '../../ui'

export interface CheckoutShippingProps {
  /** `crec_id` of the gift to edit. Default: the page's `?edit=`, else the first gift. */
  edit?: number | null
}

const STEP = 'checkout-shipping'

/** Address, date and message of the first gift. */
export function CheckoutShipping({ edit }: CheckoutShippingProps) {
  return (
    <DetailsPage>
      <FirstGift edit={edit} />
    </DetailsPage>
  )
}

function FirstGift({ edit }: CheckoutShippingProps) {
  const { shipments } = useShipments()
  const editId = useEditId(edit)
  const leaving = useSkipped(STEP, editId !== null)
  const texts = useTexts(stepTexts)
  const { merged } = useTexts(giftsTexts)
  const announce = useAnnounce()
  const onMerged = (into: number) => {
    const stays = shipments.find(({ crec_id }) => crec_id === into)
    if (stays) announce('say', { text: fill(merged, { name: recipientName(stays) }) })
  }
  const [shown, setShown] = useState<number | null>(null)
  const withId = (id: string | null) => shipments.find(({ crec_id }) => String(crec_id) === id)
  // Another tab can add a gift before the one being edited.
  const shipment = withId(editId) ?? withId(String(shown)) ?? shipments[0]
  const shipmentId = shipment?.crec_id ?? null
  useEffect(() => {
    setShown(shipmentId)
    // After a merge, or a removal in another tab, the new form replaces the one that had focus.
    if (shown !== null && shown !== shipmentId)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.gw-checkout-title')?.focus(),
      )
  }, [shown, shipmentId])
  if (leaving) return <p role="status">{texts[leaving]}</p>
  return shipment && <Gift key={shipment.crec_id} {...{ shipment, onMerged }} />
}

interface GiftProps {
  shipment: Shipment
  /** Called with the gift that it was merged into. */
  onMerged(shipmentId: number): void
}

function Gift({ shipment, onMerged }: GiftProps) {
  const form = useGiftForm(shipment, onMerged)
  const { shipments } = useShipments()
  const texts = useTexts(shippingTexts)
  useHandledEvents(HANDLED_EVENTS)
  const save = async () => (await form.save()) !== 'stays'

  return (
    <CheckoutFrame
      step="delivery"
      title={titleOf(shipment, texts)}
      alerts={<CartAlerts inCards={[shipment.crec_id]} />}
      action={
        <ContinueButton
          from={STEP}
          onSave={save}
          isOutOfTurn={shipment.crec_id !== shipments[0]?.crec_id}
        >
          <NextWords shipment={shipment} />
        </ContinueButton>
      }
    >
      <UseSavedAddresses shipments={shipments} />
      <Card isFlush as="article" className="gw-shipping" aria-label={titleOf(shipment, texts)}>
        <GiftForm shipment={shipment} form={form} onSubmit={() => void form.save()} />
      </Card>
    </CheckoutFrame>
  )
}

/** Where "Continue" leads: to the next incomplete gift, or to payment. */
function NextWords({ shipment }: { shipment: Shipment }) {
  const { unready } = useNextStep(STEP)
  const { shipments } = useShipments()
  const texts = useTexts(stepTexts)
  const others = shipments.filter(({ crec_id }) => crec_id !== shipment.crec_id)
  const next = others.find(({ crec_id }) => unready.includes(crec_id))
  if (!next) return texts.toPayment
  const name = next.fname?.trim() || recipientName(next)
  return name ? fill(texts.next, { name }) : texts.continue
}

function titleOf(shipment: Shipment, texts: typeof shippingTexts.texts): string {
  if (isMyself(shipment)) return texts.titleSelf
  const name = recipientName(shipment)
  if (!name) return texts.titleSomeone
  return fill(isEGift(shipment) ? texts.titleEGift : texts.title, { name })
}
