import { useCheckout, useFormat, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'

/** The total is another one than the shopper saw: why, and they say whether they want it. The order waits. */
export function ChangedTotal() {
  const { change, refuseChange } = useCheckout()
  const format = useFormat()
  const texts = useTexts(orderTexts)
  if (!change) return null
  const amounts = ({ from, to }: { from: number; to: number }) => ({
    old: format.money(from),
    new: format.money(to),
  })
  return (
    <Failure
      title={fill(texts.changed, amounts(change))}
      actions={<Button onClick={refuseChange}>{texts.keepTotal}</Button>}
    >
      {change.parts.map((one) => (
        <p key={one.part}>
          {fill(texts.changedPart, { what: texts[`part.${one.part}`], ...amounts(one) })}
        </p>
      ))}
    </Failure>
  )
}
