import { useEffect } from 'react'
import { useCheckout, useTexts } from '../../hooks'
import { AddressForm, addressText, CardFrame } from '../../parts'
import { billingTexts } from '../../texts/billing'
import { blockedTexts } from '../../texts/blocked'
import { shipmentTexts } from '../../texts/shipment'
import { Checkbox, Message, Stack, StatusRegion } from '../../ui'
import type { Billing } from './useBilling'

/** A new card in the provider's form, and its billing address. */
export function NewCard({ billing }: { billing: Billing }) {
  const { id, form, me, isSame, setSame, isKept, setKept, isSignedIn, isAddressAsked } = billing
  const texts = useTexts(billingTexts)
  const { text: refused } = useTexts(blockedTexts)
  const words = useTexts(shipmentTexts)
  const { status, reason, failure, declineCode, isBusy } = useCheckout()
  const isDeclined = status === 'declined' && (failure === null || isOfCard(declineCode))
  const { open } = form
  // A declined card is not retried automatically: a new form opens for another one.
  useEffect(() => {
    if (isDeclined) void open()
  }, [isDeclined, open])
  return (
    <Stack gap={4}>
      <CardFrame
        id={`${id}-frame`}
        form={form}
        says={{ none: texts.noForm, blocked: texts.blocked, refused }}
        isAnnounced={reason === 'card-refused'}
        isReplaceable={!isBusy}
      />
      {isSignedIn && form.status !== 'none' && (
        <Checkbox label={texts.save} checked={isKept} onChecked={setKept} />
      )}
      <StatusRegion>
        {form.isUnsaved && <Message tone="info">{texts.saveFailed}</Message>}
      </StatusRegion>
      <section className="gw-billing-address" aria-label={texts.billTo}>
        <h2 className="gw-billing-title">{texts.billTo}</h2>
        {me && (
          <Checkbox
            label={'crec_id' in me ? texts.sameAs : texts.mySaved}
            hint={addressText(me, words)}
            checked={isSame}
            onChecked={setSame}
          />
        )}
        {isAddressAsked && (
          <AddressForm isBilling form={billing.address} id={`${id}-address`} section="buyer" />
        )}
      </section>
    </Stack>
  )
}

/** Whether a code says that the card itself was refused, by whatever answer. */
const isOfCard = (code: string | null) =>
  ['cvv_mismatch', 'avs_mismatch', 'expired_card'].includes(code ?? '')
