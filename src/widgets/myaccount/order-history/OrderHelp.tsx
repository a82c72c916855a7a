import { usePage, useTexts } from '../../../hooks'
import { HelpLine } from '../../../parts'
import { orderTexts } from '../../../texts/order'
import { Disclosure, NamedLabel } from '../../../ui'

/** Contact details for questions about an order with this title. */
export function OrderHelp({ title }: { title: string }) {
  const { help } = usePage()
  const texts = useTexts(orderTexts)
  if (!help.phone) return null
  return (
    <Disclosure
      className="gw-order-help"
      summary={<NamedLabel of={title}>{texts.help}</NamedLabel>}
    >
      <HelpLine />
    </Disclosure>
  )
}
