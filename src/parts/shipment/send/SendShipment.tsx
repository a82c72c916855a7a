import { useState } from 'react'
import { quantity } from '../../../domain/line/quantity'
import { safeUrl } from '../../../domain/page/urls'
import type { ChosenAddress, Shipment } from '../../../domain/schema/entities'
import { isEGift, isPerishable } from '../../../domain/shipment/shipments'
import { usePage, useShipments, useStore, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { itemName } from '../../../texts/itemName'
import { recipientTexts } from '../../../texts/recipient'
import { shipmentTexts } from '../../../texts/shipment'
import { ButtonLink, Checkbox, RadioGroup } from '../../../ui'
import type { DialogContentProps } from '../../dialog/kinds'
import { useEndIf } from '../../dialog/useEndIf'
import { recipientLabel } from '../../recipient/recipientLabel'
import { useSentToasts } from '../../recipient/useSentToasts'
import { SendSteps } from './SendSteps'
import { useDestination } from './useDestination'

type Props = DialogContentProps<'send-shipment'>

/** Copies a shipment's items to another recipient; if no shipment is given, the shopper chooses one first. */
export function SendShipment({ params, ...place }: Props) {
  const { shipments } = useShipments()
  const [chosenId, setChosenId] = useState(params.shipmentId ?? shipments[0]?.crec_id)
  const chosen = shipments.find(({ crec_id }) => crec_id === chosenId)
  const shipment = chosen ?? (params.shipmentId === undefined ? shipments[0] : undefined)
  useEndIf(!shipment, place.end)
  if (!shipment) return null
  return (
    <Content
      {...place}
      shipment={shipment}
      shipments={params.shipmentId === undefined ? shipments : []}
      onShipment={setChosenId}
    />
  )
}

interface ContentProps extends Omit<Props, 'params'> {
  shipment: Shipment
  /** The shipments to choose from; empty if one was given. */
  shipments: readonly Shipment[]
  onShipment(shipmentId: number): void
}

function Content({ shipment, shipments, onShipment, ...place }: ContentProps) {
  const needs = { isPerishable: isPerishable(shipment), isEGift: isEGift(shipment) }
  const destination = useDestination({ needs, from: shipment.crec_id })
  const [withDate, setWithDate] = useState(true)
  const [withMessage, setWithMessage] = useState(false)
  const texts = useTexts(recipientTexts)
  const words = useTexts(shipmentTexts)
  const { unknownItem } = useTexts(commonTexts)
  const { products } = useStore().state
  const shop = safeUrl(usePage().links.shop)
  const isOpen = shipments.length > 0
  const sent = useSentToasts()

  const send = async (address: ChosenAddress) => {
    const options = { withDate, withMessage }
    const outcome = await destination.recipients.copyShipment(shipment.crec_id, address, options)
    sent.copied(outcome, address)
    return { ...outcome, kind: 'not-copied' }
  }
  const contentsOf = ({ items }: Shipment) =>
    items
      .map((line) => {
        const item = itemName(products.get(line.sku_id), line.sku_id, unknownItem)
        return fill(texts.mergeLine, { count: quantity(line), item })
      })
      .join(', ')

  return (
    <SendSteps
      {...place}
      destination={destination}
      title={isOpen ? texts.elseTitle : texts.shipmentTitle}
      actionText={texts.copyDo}
      send={send}
    >
      {isOpen && shop && (
        <ButtonLink href={shop} icon="cart">
          {texts.shopLink}
        </ButtonLink>
      )}
      {shipments.length > 1 ? (
        <RadioGroup
          legend={texts.whatLegend}
          value={String(shipment.crec_id)}
          onValue={(value) => onShipment(Number(value))}
          options={shipments.map((one) => ({
            value: String(one.crec_id),
            label: contentsOf(one),
            hint: recipientLabel(one, words),
          }))}
        />
      ) : (
        <p>{contentsOf(shipment)}</p>
      )}
      {shipment.shipping?.ship_date && (
        <Checkbox label={texts.withDate} checked={withDate} onChecked={setWithDate} />
      )}
      {shipment.gift_message?.trim() && (
        <Checkbox
          label={texts.withMessage}
          hint={`“${shipment.gift_message.trim()}”`}
          checked={withMessage}
          onChecked={setWithMessage}
        />
      )}
    </SendSteps>
  )
}
