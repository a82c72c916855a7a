import { addressKey } from '../../../domain/recipient/addresses'
import { mergeOutcome } from '../../../domain/recipient/recipients'
import { recipientName } from '../../../domain/shipment/shipments'
import { useCartSelector, useRecipients, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { dialogTexts } from '../../../texts/dialog'
import { recipientTexts } from '../../../texts/recipient'
import { Button } from '../../../ui'
import { Ask } from '../../dialog/Ask'
import type { DialogContentProps } from '../../dialog/kinds'
import { MergePreview } from './MergePreview'

/** Asks before two shipments are merged, and shows the result. */
export function MergeShipments({ params, ...frame }: DialogContentProps<'merge-shipments'>) {
  const { shipmentId, address } = params
  const texts = useTexts(dialogTexts)
  const { mergeText } = useTexts(recipientTexts)
  const cart = useCartSelector((shown) => shown)
  const target = useRecipients().choices.find((one) => addressKey(one.address) === address)?.address
  const merge = cart && target && mergeOutcome(cart, shipmentId, target)

  return (
    <Ask
      {...frame}
      title={fill(texts['confirm-merge.title'], { name: target ? recipientName(target) : '' })}
      text={merge ? mergeText : texts['confirm-merge.text']}
      actions={
        <>
          <Button variant="primary" onClick={() => frame.end('yes')}>
            {texts['confirm-merge.yes']}
          </Button>
          <Button onClick={() => frame.end('no')}>{texts['confirm-merge.no']}</Button>
        </>
      }
    >
      {merge && <MergePreview merge={merge} />}
    </Ask>
  )
}
