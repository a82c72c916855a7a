import { isFrequencyOff } from '../../domain/shipment/autoDelivery'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { Button } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { useItemName } from '../line/useItemName'
import { useLineContext } from '../line/useLineContext'

/** Frequency set when Auto-Delivery is turned on here, in months. */
const EVERY = '1'

/**
 * Question for a subscription item without an Auto-Delivery item in the same shipment: turn it on for an
 * eligible line, or remove the item. Choices: `turn-on`, `remove`.
 */
export function AutoDeliveryAlone({
  params,
  ...frame
}: DialogContentProps<'auto-delivery-qualify'>) {
  const { itemName: item, possessive, shipment, remove } = useLineContext(params.lineId)
  const texts = useTexts(questionTexts)
  const eligible = shipment?.items.find(
    (line) => line.auto_delivery_eligible && line.clin_id !== params.lineId,
  )
  const other = useLineContext(eligible?.clin_id ?? -1)
  const otherName = useItemName(eligible?.clin_id ?? -1)

  const end = (choice: string, act: () => unknown) => {
    frame.end(choice)
    void act()
  }
  return (
    <Ask
      {...frame}
      title={fill(texts.autoDeliveryTitle, { item })}
      text={fill(texts.autoDeliveryText, { possessive })}
      actions={
        <>
          {eligible && isFrequencyOff(other.frequency) && (
            <Button
              variant="primary"
              saves
              onClick={() => end('turn-on', () => other.setAutoDelivery(EVERY))}
            >
              {fill(texts.turnOn, { item: otherName })}
            </Button>
          )}
          <Button saves onClick={() => end('remove', remove)}>
            {texts.removeIt}
          </Button>
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    />
  )
}
