import { addOnGapCents } from '../../domain/line/addOns'
import { isAddOn } from '../../domain/line/lines'
import { safeUrl } from '../../domain/page/urls'
import { useFormat, usePage, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { shipmentTexts } from '../../texts/shipment'
import { Button, ButtonLink } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { possessive } from '../recipient/recipientLabel'
import { useLineContext } from './useLineContext'

/** An add-on without a qualifying main item: shop for more, or remove it. Choices: `remove`, `more`. */
export function AddOnAlone({ params, ...frame }: DialogContentProps<'add-on-qualify'>) {
  const format = useFormat()
  const { shipment } = useShipment(params.shipmentId)
  const texts = useTexts(questionTexts)
  const words = useTexts(shipmentTexts)
  const shop = safeUrl(usePage().links.shop)
  const addOns = shipment?.items.filter(isAddOn) ?? []
  const addOn = addOns.find(({ clin_id }) => clin_id === params.lineId) ?? addOns[0]
  const { itemName: item, remove } = useLineContext(addOn?.clin_id ?? -1)
  const gap = shipment ? addOnGapCents(shipment) : 0

  return (
    <Ask
      {...frame}
      title={addOn ? fill(texts.addOnTitle, { item }) : texts.addOnTitleUnknown}
      text={
        shipment && gap > 0
          ? fill(texts.addOnText, {
              gap: format.money(gap),
              possessive: possessive(shipment, words),
            })
          : texts.addOnTextUnknown
      }
      actions={
        <>
          {shop && (
            <ButtonLink variant="primary" href={shop} onClick={() => frame.end('more')}>
              {texts.addMore}
            </ButtonLink>
          )}
          {addOn && (
            <Button
              saves
              onClick={() => {
                frame.end('remove')
                void remove()
              }}
            >
              {texts.removeIt}
            </Button>
          )}
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    />
  )
}
