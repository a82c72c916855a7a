import { useEffect, useRef } from 'react'
import { repeatedProblems } from '../../domain/cart/repeatedProblems'
import type { CartProblemDetail } from '../../domain/cart/validity'
import { useCart, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { problemTexts } from '../../texts/problem'
import { Failure } from '../page/Failure'
import './CartProblem.css'
import { keyOf } from './problemKey'
import { ProblemFixes, ProblemLink } from './problemView'
import { isFixing, useFixing } from './useFixing'

export interface CartProblemProps {
  /** Shipments whose cards on this page show their own problems and fixes. */
  inCards?: readonly number[] | undefined
}

const NONE: readonly number[] = []

/**
 * What blocks checkout, grouped by kind in the specified order; each problem links to its place and has a
 * one-press fix.
 */
export function CartProblem({ inCards = NONE }: CartProblemProps) {
  const { cart, problems, isValidating, hasValidationFailed, isRefused } = useCart()
  const texts = useTexts(problemTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const fix = useFixing()
  // It first renders when a validation has found something.
  const wasValidating = useRef(true)
  useEffect(() => {
    // The shopper tried to continue, so focus moves to what stops them.
    const title = heading.current
    if (title && wasValidating.current && !isValidating && !isFixing(title)) title.focus()
    wasValidating.current = isValidating
  }, [isValidating])
  const hasProblems = problems.length > 0
  if (!hasProblems && !hasValidationFailed && !isRefused) return null

  const other = isRefused
    ? { title: texts.refusedTitle, text: texts.refusedText }
    : { title: texts.failedTitle, text: texts.failedText }
  const repeated = cart ? repeatedProblems(problems, cart) : new Set()
  const kinds = [...new Set(problems.map(({ kind }) => kind))]
  const title = fill(texts.title, { count: problems.length })
  const isInCard = ({ shipmentId }: CartProblemDetail) =>
    shipmentId !== null && inCards.includes(shipmentId)
  return (
    <Failure title={hasProblems ? title : other.title} titleAs="h2" titleRef={heading}>
      {hasProblems
        ? kinds.map((kind) => (
            <div key={kind} className="gw-problem-group">
              <h3 className="gw-problem-kind">{texts[`group.${kind}`]}</h3>
              <ul className="gw-problem-list">
                {problems
                  .filter((problem) => problem.kind === kind)
                  .map((problem) => (
                    <li key={keyOf(problem)} data-gw-problem={keyOf(problem)}>
                      <ProblemLink problem={problem} isRepeated={repeated.has(problem)} />
                      {!isInCard(problem) && <ProblemFixes problem={problem} fix={fix} />}
                    </li>
                  ))}
              </ul>
            </div>
          ))
        : other.text}
    </Failure>
  )
}
