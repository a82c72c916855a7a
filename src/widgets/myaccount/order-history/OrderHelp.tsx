import { usePage, useTexts } from '../../../hooks'
import { HelpLine } from '../../../parts'
import { orderTexts } from '../../../texts/order'
import { Disclosure } from '../../../ui'

/** Contact details for questions about an order. */
export function OrderHelp() {
  const { help } = usePage()
  const texts = useTexts(orderTexts)
  if (!help.phone) return null
  return (
    <Disclosure className="gw-order-help" summary={texts.help}>
      <HelpLine />
    </Disclosure>
  )
}
