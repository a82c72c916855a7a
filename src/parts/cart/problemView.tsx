import { fixesOf } from '../../domain/cart/fixes'
import type { CartProblemDetail } from '../../domain/cart/validity'
import { withEdit } from '../../domain/checkout/stepLink'
import { ADD_ON_THRESHOLD_CENTS } from '../../domain/constants'
import { safeUrl } from '../../domain/page/urls'
import { useCart, useFormat, useLineItem, usePage, useShipment, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'
import { Cluster } from '../../ui'
import { useGiftName } from '../checkout/useGiftName'
import { reveal } from '../focus/reveal'
import { useItemName } from '../line/useItemName'
import { FixButton } from './FixButton'
import type { Fix } from './useFixing'
import { usePossessive } from './usePossessive'

interface ProblemProps {
  problem: CartProblemDetail
}

/** The one-press fixes of a problem. */
export function ProblemFixes({ problem, fix }: ProblemProps & { fix: Fix }) {
  const { cart } = useCart()
  const fixes = cart ? fixesOf(problem, cart) : []
  if (fixes.length === 0) return null
  return (
    <Cluster className="gw-problem-fixes" isActions>
      {fixes.map((one) => (
        <FixButton
          key={JSON.stringify(one)}
          fix={one}
          shipmentId={problem.shipmentId ?? -1}
          run={fix}
        />
      ))}
    </Cluster>
  )
}

/** A problem as a link to its place, or to the cart if the page does not show it. */
export function ProblemLink({ problem, isRepeated }: ProblemProps & { isRepeated: boolean }) {
  const { shipment } = useShipment(problem.shipmentId ?? -1)
  const cart = safeUrl(usePage().links.cart)
  const text = useProblemWords(problem, isRepeated)
  if (!shipment) return <p>{text}</p>
  return (
    <button
      type="button"
      className="gw-problem-link"
      onClick={(event) => {
        if (reveal(event.currentTarget, problem) || !cart) return
        location.assign(withEdit(cart, `${problem.shipmentId}.${problem.lineId ?? ''}`))
      }}
    >
      {text}
    </button>
  )
}

/** The text of a problem; with the gift's name if other gifts in a list have the same. */
export function useProblemWords(problem: CartProblemDetail, isRepeated = false): string {
  const format = useFormat()
  const texts = useTexts(problemTexts)
  const item = useItemName(problem.lineId ?? -1)
  const { quantity, info } = useLineItem(problem.lineId ?? -1)
  const { shipment } = useShipment(problem.shipmentId ?? -1)
  const giftName = useGiftName()
  const whose = usePossessive(problem.shipmentId ?? -1)
  const text = texts[wordsOf(problem, info?.siblings.length ?? 0)]
  const words = fill(text, {
    item,
    quantity,
    units: problem.unitsAvailable ?? 0,
    gap: format.money(problem.gapCents ?? 0),
    threshold: format.money(ADD_ON_THRESHOLD_CENTS),
    possessive: whose,
  })
  return isRepeated && shipment && !text.includes('{possessive}')
    ? fill(texts.inGift, { name: giftName(shipment), problem: words })
    : words
}

/** The text key of a problem; `sizes` is the number of other sizes known for its item. */
function wordsOf(
  { kind, lineId, gapCents }: CartProblemDetail,
  sizes: number,
): keyof (typeof problemTexts)['texts'] {
  if (kind === 'add-on-qualify' && lineId !== null) return 'add-on-qualify-parent'
  if (kind === 'add-on-qualify' && gapCents === null) return 'add-on-qualify-unknown'
  return kind === 'item-out-of-stock' && sizes === 0 ? 'item-out-of-stock-alone' : kind
}
