import { mendsOf } from '../../domain/cart/fixes'
import type { CartProblemDetail } from '../../domain/cart/validity'
import { formatUsd } from '../../domain/money'
import { useCart, useLineItem, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'
import { shipmentTexts } from '../../texts/shipment'
import { Cluster } from '../../ui'
import { reveal } from '../focus/reveal'
import { useItemName } from '../line/useItemName'
import { whose } from '../recipient/recipientLabel'
import { MendButton } from './FixButton'
import type { Mending } from './useFixing'

interface ProblemItemProps {
  problem: CartProblemDetail
  mend: Mending['mend']
}

/** One thing that is in the way: what it is, leading to its place, and what does away with it. */
export function ProblemItem({ problem, mend }: ProblemItemProps) {
  const { cart } = useCart()
  const mends = cart ? mendsOf(problem, cart) : []
  return (
    <>
      <ProblemLink problem={problem} />
      {mends.length > 0 && (
        <Cluster className="gw-problem-mends" isActions>
          {mends.map((one) => (
            <MendButton key={JSON.stringify(one)} mend={one} run={mend} />
          ))}
        </Cluster>
      )}
    </>
  )
}

function ProblemLink({ problem }: { problem: CartProblemDetail }) {
  const texts = useTexts(problemTexts)
  const words = useTexts(shipmentTexts)
  const item = useItemName(problem.lineId ?? -1)
  const { quantity, info } = useLineItem(problem.lineId ?? -1)
  const { shipment } = useShipment(problem.shipmentId ?? -1)
  const text = fill(texts[wordsOf(problem, info?.siblings.length ?? 0)], {
    item,
    quantity,
    units: problem.unitsAvailable ?? 0,
    gap: formatUsd(problem.gapCents ?? 0),
    whose: shipment ? whose(shipment, words) : words.whoseSomeone,
  })
  if (!shipment) return <p>{text}</p>
  return (
    <button
      type="button"
      className="gw-problem-link"
      onClick={(event) => reveal(event.currentTarget, problem)}
    >
      {text}
    </button>
  )
}

/** The key of the words for a problem; `sizes` is how many others the page knows of its item. */
function wordsOf(
  { kind, gapCents }: CartProblemDetail,
  sizes: number,
): keyof (typeof problemTexts)['texts'] {
  if (kind === 'add-on-qualify' && gapCents === null) return 'add-on-qualify-unknown'
  return kind === 'item-out-of-stock' && sizes === 0 ? 'item-out-of-stock-alone' : kind
}
