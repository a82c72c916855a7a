import { type UseReorderResult, useTexts } from '../../../hooks'
import { SendProgress } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { sendingTexts } from '../../../texts/sending'
import { Card, Message } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { AskedPeople } from './AskedPeople'
import { RunActions } from './RunActions'
import './run.css'
import { useGiftWords } from './useGiftWords'

interface RunProps {
  reorder: UseReorderResult
  /** Called when the shopper goes back to the list of people. */
  onList(): void
}

/** Progress and outcome of adding the gifts. */
export function Run({ reorder, onList }: RunProps) {
  const { status } = reorder.run
  const title = useRunTitle(reorder)
  return (
    <Card className="gw-again-run" isAccented>
      <h2 className="gw-again-title" data-gw-heading tabIndex={-1}>
        {title}
      </h2>
      <SendProgress {...reorder.run} />
      {(status === 'done' || status === 'stopped') && (
        <>
          <Prices reorder={reorder} />
          <Failures reorder={reorder} />
          <AskedPeople reorder={reorder} />
        </>
      )}
      <RunActions reorder={reorder} onList={onList} />
    </Card>
  )
}

/** The items that cost something else than the list said. */
function Prices({ reorder }: { reorder: UseReorderResult }) {
  const { priceText } = useGiftWords()
  const { newPrices } = reorder.run
  if (newPrices.length === 0) return null
  return (
    <Message tone="info">
      <ul className="gw-again-notes">
        {newPrices.map((item) => (
          <li key={item.skuId}>{priceText(item)}</li>
        ))}
      </ul>
    </Message>
  )
}

/** The people whose gift was not added, and why. */
function Failures({ reorder }: { reorder: UseReorderResult }) {
  const texts = useTexts(againTexts)
  const reasons = useTexts(sendingTexts)
  const { personText } = useOrderWords()
  const failures = reorder.run.entries.flatMap(({ status, reason, giftId, shipment }) => {
    if (status !== 'failed' || !reason) return []
    const words = reasons[`reason.${reason}`]
    const text = fill(texts.failedGift, { name: personText(shipment), reason: words })
    return { giftId, text }
  })
  if (failures.length === 0) return null
  return (
    <Message tone="warn">
      <ul className="gw-again-notes">
        {failures.map(({ giftId, text }) => (
          <li key={giftId}>{text}</li>
        ))}
      </ul>
    </Message>
  )
}

/** The state of the run, as a heading. */
function useRunTitle({ run }: UseReorderResult): string {
  const texts = useTexts(againTexts)
  const words = useTexts(sendingTexts)
  const { status, counts, entries, isUndoneWhole } = run
  if (status === 'stopped') return words.stoppedTitle
  if (status === 'undoing') return words.undoing
  if (status === 'undone') return isUndoneWhole ? words.undoneTitle : words.undonePartlyTitle
  if (status !== 'done') return words.runTitle
  if (counts.failed === 0) return fill(texts.done, { count: counts.done })
  // Those that failed can be in the cart, and only lack a date, a message or a detail.
  const done = counts.done || entries.filter(({ shipmentId }) => shipmentId !== null).length
  return done === 0
    ? fill(texts.failed, { count: counts.failed })
    : fill(texts.partly, { ...counts, done })
}
