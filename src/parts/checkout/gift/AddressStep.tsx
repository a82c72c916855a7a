import { useId, useState } from 'react'
import type { ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { isEGift, recipientName } from '../../../domain/shipment/shipments'
import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { recipientTexts } from '../../../texts/recipient'
import { shipmentTexts } from '../../../texts/shipment'
import { shippingTexts } from '../../../texts/shipping'
import { Button, Message, StatusRegion, TextButton } from '../../../ui'
import { LazyClaimPanel } from '../../claim/LazyClaimPanel'
import { useRetainedFocus } from '../../focus/useRetainedFocus'
import { AddressForm } from '../../recipient/AddressForm'
import { addressText } from '../../recipient/addressText'
import { possessive } from '../../recipient/recipientLabel'
import { destinationText } from '../../shipment/destinationText'
import { ShipmentRow } from '../../shipment/ShipmentRow'
import { SavedChoices } from './SavedChoices'
import type { GiftAddress } from './useGiftAddress'

/** Selector of what takes focus in each view when the pressed button is gone. */
const FIRST = { shown: 'button', list: '.gw-gift-saved input', form: 'form input' }

interface AddressStepProps {
  shipment: Shipment
  address: GiftAddress
  onUse(address: ChosenAddress): void
  onSubmit(): void
}

/** A gift's address: on one line once complete, else saved addresses to choose from, else a form. */
export function AddressStep({ shipment, address, onUse, onSubmit }: AddressStepProps) {
  const { view, form, sameName, isListFailed } = address
  const texts = useTexts(shippingTexts)
  const { listFailed } = useTexts(recipientTexts)
  const { cancel } = useTexts(commonTexts)
  const words = useTexts(shipmentTexts)
  const formId = useId()
  // Here, so that a long list is still open when the shopper returns from the form.
  const [isWhole, setWhole] = useState(false)
  const place = useRetainedFocus(view, FIRST[view])

  if (view === 'shown')
    return (
      <div {...place} className="gw-gift-address">
        <ShownAddress shipment={shipment} onEdit={address.edit} />
        {/* Keyed, so that it goes with this view: the next view's first field then takes its focus. */}
        {shipment.awaits_address && (
          <LazyClaimPanel key="shown" shipment={shipment} onSelf={address.edit} />
        )}
      </div>
    )
  return (
    <div {...place} className="gw-gift-address">
      {isListFailed && <Message tone="warn">{listFailed}</Message>}
      {sameName && (
        <Button variant="primary" icon="pin" saves onClick={() => onUse(sameName)}>
          {fill(texts.use, { address: addressText(sameName, words) })}
        </Button>
      )}
      <LazyClaimPanel shipment={shipment} />
      {view === 'list' ? (
        <SavedChoices
          address={address}
          shipmentId={shipment.crec_id}
          isWhole={isWhole}
          onWhole={() => setWhole(true)}
        />
      ) : (
        <>
          {address.isNew && (
            <TextButton onClick={() => address.choose('')}>{texts.saved}</TextButton>
          )}
          <AddressForm
            form={form}
            id={formId}
            section={shipment.crec_id}
            isSentByEnter
            nameNote={
              <StatusRegion>
                {address.namesake && !sameName && (
                  <Namesake known={address.namesake} onUse={onUse} />
                )}
              </StatusRegion>
            }
            onSubmit={onSubmit}
          />
        </>
      )}
      {address.isEditing && <TextButton onClick={address.close}>{cancel}</TextButton>}
    </div>
  )
}

/** Offers the known address of someone with the typed name. */
function Namesake({ known, onUse }: { known: ChosenAddress } & Pick<AddressStepProps, 'onUse'>) {
  const texts = useTexts(shippingTexts)
  const words = useTexts(shipmentTexts)
  return (
    <Message
      tone="info"
      actions={
        <Button saves onClick={() => onUse(known)}>
          {fill(texts.use, { address: addressText(known, words) })}
        </Button>
      }
    >
      {fill(texts.sameName, { name: recipientName(known) })}
    </Message>
  )
}

function ShownAddress({ shipment, onEdit }: { shipment: Shipment; onEdit(): void }) {
  const texts = useTexts(shipmentTexts)
  const owner = { possessive: possessive(shipment, texts) }
  const words = useTexts(shippingTexts)
  const [edit, editOf] = isEGift(shipment)
    ? [words.editEGift, words.editEGiftOf]
    : [texts.editAddress, texts.editAddressOf]
  return (
    <ShipmentRow
      icon="pin"
      action={
        !shipment.awaits_address && (
          <TextButton aria-label={fill(editOf, owner)} onClick={onEdit}>
            {edit}
          </TextButton>
        )
      }
    >
      <p className="gw-shipment-address">
        <bdi>{destinationText(shipment, texts)}</bdi>
      </p>
    </ShipmentRow>
  )
}
