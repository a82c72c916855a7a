import { usePage, useTexts } from '../../../hooks'
import { HelpLine } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'
import { Disclosure } from '../../../ui'

/** Who can be asked about an order, and the number that they will want. */
export function OrderHelp({ orderId }: { orderId: string | number }) {
  const { help } = usePage()
  const texts = useTexts(orderTexts)
  if (!help.phone) return null
  return (
    <Disclosure className="gw-order-help" summary={texts.help}>
      <p>{fill(texts.number, { id: orderId })}</p>
      <HelpLine />
    </Disclosure>
  )
}
