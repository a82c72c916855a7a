import type { CartProblemDetail } from '../../domain/cart/validity'
import { useCart } from '../../hooks'
import { Message } from '../../ui'
import './CartProblem.css'
import { keyOf } from './problemKey'
import { ProblemFixes, useProblemWords } from './problemView'
import { useFixing } from './useFixing'

/** What blocks one gift from checkout, with inline fixes; the page's alert links here. */
export function GiftProblems({ shipmentId }: { shipmentId: number }) {
  const { problems } = useCart()
  const fix = useFixing()
  const own = problems.filter((problem) => problem.shipmentId === shipmentId)
  if (own.length === 0) return null
  return (
    <div data-gw-heading tabIndex={-1}>
      <Message tone="warn">
        <ul className="gw-problem-list">
          {own.map((problem) => (
            <li key={keyOf(problem)} data-gw-problem={keyOf(problem)}>
              <Words problem={problem} />
              <ProblemFixes problem={problem} fix={fix} />
            </li>
          ))}
        </ul>
      </Message>
    </div>
  )
}

function Words({ problem }: { problem: CartProblemDetail }) {
  return <p>{useProblemWords(problem)}</p>
}
