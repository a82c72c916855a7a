import { useEffect, useRef } from 'react'
import { formatUsd } from '../domain/money'
import type { CartProblemDetail } from '../domain/validity'
import { useCart, useLineItem, useShipment, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { problemTexts } from '../texts/problem'
import { shipmentTexts } from '../texts/shipment'
import { Message } from '../ui'
import './CartProblem.css'
import { whose } from './recipientLabel'
import { useItemName } from './useItemName'

/** What keeps the cart from checkout, the first in the specified order leading; each leads to its place. */
export function CartProblem() {
  const { problems, isValidating, hasValidationFailed } = useCart()
  const texts = useTexts(problemTexts)
  const { error } = useTexts(commonTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // It is first drawn when a check has found something.
  const wasValidating = useRef(true)
  useEffect(() => {
    // The shopper asked to go on, so the focus goes to what stops them.
    if (wasValidating.current && !isValidating) heading.current?.focus()
    wasValidating.current = isValidating
  }, [isValidating])
  const hasProblems = problems.length > 0
  if (!hasProblems && !hasValidationFailed) return null

  return (
    <Message
      role="alert"
      tone="error"
      word={error}
      title={hasProblems ? texts.title : texts.failedTitle}
      titleAs="h2"
      titleRef={heading}
    >
      {hasProblems ? (
        <ul className="gw-problem-list">
          {problems.map((problem) => (
            <li key={`${problem.kind}:${problem.shipmentId}:${problem.lineId}`}>
              <ProblemLink problem={problem} />
            </li>
          ))}
        </ul>
      ) : (
        texts.failedText
      )}
    </Message>
  )
}

function ProblemLink({ problem }: { problem: CartProblemDetail }) {
  const texts = useTexts(problemTexts)
  const words = useTexts(shipmentTexts)
  const item = useItemName(problem.lineId ?? -1)
  const { quantity } = useLineItem(problem.lineId ?? -1)
  const { shipment } = useShipment(problem.shipmentId ?? -1)
  const isVague = problem.kind === 'add-on-qualify' && problem.gapCents === null
  const text = fill(texts[isVague ? 'add-on-qualify-unknown' : problem.kind], {
    item,
    quantity,
    units: problem.unitsAvailable ?? 0,
    gap: formatUsd(problem.gapCents ?? 0),
    whose: shipment ? whose(shipment, words) : words.whoseSomeone,
  })
  if (!shipment) return text
  return (
    <button
      type="button"
      className="gw-problem-link"
      onClick={(event) => goTo(event.currentTarget, problem)}
    >
      {text}
    </button>
  )
}

/** Brings the offending line, or its shipment, into view, with the focus on its heading. */
function goTo(from: Element, { shipmentId, lineId }: CartProblemDetail): void {
  const root = from.closest('.gw-root') ?? from.ownerDocument
  const place =
    root.querySelector(`[data-gw-line="${lineId}"]`) ??
    root.querySelector(`[data-gw-shipment="${shipmentId}"]`)
  place?.querySelector<HTMLElement>('[data-gw-heading]')?.focus()
}
