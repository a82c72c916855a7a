import { deduction } from '../../domain/deduction'
import { useCheckout, useFormat, useStore, useTexts } from '../../hooks'
import { orderTexts } from '../../texts/billing'
import { fill } from '../../texts/catalogue'
import { walletTexts } from '../../texts/wallet'
import { Button } from '../../ui'
import { Failure } from '../page/Failure'
import { useGiftName } from './useGiftName'

/**
 * Shown inline when the total has changed since the shopper saw it and the wallet renders the button that
 * accepts it. With our own button, a sheet asks instead.
 */
export function ChangedTotal() {
  const { change, refuseChange } = useCheckout()
  const { keepTotal } = useTexts(orderTexts)
  const { approveAgain } = useTexts(walletTexts)
  const name = useStore().wallet?.name ?? ''
  const title = useChangedTitle()
  if (!change) return null
  const { securedCents, to } = change
  return (
    <Failure title={title} actions={<Button onClick={refuseChange}>{keepTotal}</Button>}>
      <ChangedParts />
      {securedCents !== null && securedCents !== to && <p>{fill(approveAgain, { name })}</p>}
    </Failure>
  )
}

/** Title with the old and new totals; if they are equal, that dates have changed. */
export function useChangedTitle(): string {
  const { change } = useCheckout()
  const format = useFormat()
  const { changed, changedDays } = useTexts(orderTexts)
  if (!change) return ''
  const { from, to, days } = change
  return from === to
    ? fill(changedDays, { count: days.length })
    : fill(changed, { old: format.money(from), new: format.money(to) })
}

/** The changes: totals by part, dates by gift. */
export function ChangedParts() {
  const { change } = useCheckout()
  const format = useFormat()
  const texts = useTexts(orderTexts)
  const giftName = useGiftName()
  const amount = (cents: number) => (cents < 0 ? deduction(format, -cents) : format.money(cents))
  if (!change) return null
  return (
    <>
      {change.parts.map(({ part, from, to }) => (
        <p key={part}>
          {fill(from === 0 ? texts.newPart : texts.changedPart, {
            what: texts[`part.${part}`],
            old: amount(from),
            new: amount(to),
          })}
        </p>
      ))}
      {change.days.map(({ shipment, from, to }) => (
        <p key={shipment.crec_id}>
          {fill(texts.changedPart, {
            what: giftName(shipment),
            old: format.day(from),
            new: format.day(to),
          })}
        </p>
      ))}
    </>
  )
}
