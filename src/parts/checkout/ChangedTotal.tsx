import { useCheckout, useFormat, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'

/**
 * The total is another one than the shopper saw, and the wallet draws the button that would agree: the order
 * waits for it. Where the button is our own, a sheet asks.
 */
export function ChangedTotal() {
  const { change, refuseChange } = useCheckout()
  const { keepTotal } = useTexts(orderTexts)
  const title = useChangedTitle()
  if (!change) return null
  return (
    <Failure title={title} actions={<Button onClick={refuseChange}>{keepTotal}</Button>}>
      <ChangedParts />
    </Failure>
  )
}

/** From what to what the total has changed. */
export function useChangedTitle(): string {
  const { change } = useCheckout()
  const format = useFormat()
  const { changed } = useTexts(orderTexts)
  return change
    ? fill(changed, { old: format.money(change.from), new: format.money(change.to) })
    : ''
}

/** What of the total has changed, part by part. */
export function ChangedParts() {
  const { change } = useCheckout()
  const format = useFormat()
  const texts = useTexts(orderTexts)
  const amount = (cents: number) => (cents < 0 ? `−${format.money(-cents)}` : format.money(cents))
  return change?.parts.map(({ part, from, to }) => (
    <p key={part}>
      {fill(from === 0 ? texts.newPart : texts.changedPart, {
        what: texts[`part.${part}`],
        old: amount(from),
        new: amount(to),
      })}
    </p>
  ))
}
