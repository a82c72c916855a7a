import { type DecisionGroup, type UseReorderResult, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Icon } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { AskedAddress } from './AskedAddress'
import './decision.css'
import { giftsIn } from './giftsIn'
import { LastAddress } from './LastAddress'
import { PeopleList } from './PeopleList'
import { PersonBox } from './PersonBox'
import { SwapChoice } from './SwapChoice'
import { useGiftWords } from './useGiftWords'

interface DecisionProps {
  group: DecisionGroup
  reorder: UseReorderResult
}

/** A problem with some gifts, and the options to solve it. */
export function Decision({ group, reorder }: DecisionProps) {
  const texts = useTexts(againTexts)
  const says = useDecisionText(group, reorder)
  const { problem, giftIds } = group
  const gifts = giftsIn(reorder.gifts, giftIds)
  const [first] = gifts
  if (!first) return null
  return (
    <div className="gw-again-group gw-again-decision">
      <p className="gw-again-problem">
        <Icon className="gw-again-problem-sign" name="warning" />
        <span>{says}</span>
      </p>
      {problem.kind === 'gone' && (
        <>
          <LastAddress gift={first} reorder={reorder} />
          <AskedAddress gift={first} reorder={reorder} />
        </>
      )}
      {problem.kind === 'in-cart' && (
        <PersonBox gift={first} reorder={reorder} label={texts.addToo} />
      )}
      {(problem.kind === 'sold-out' || problem.kind === 'few') && (
        <>
          <SwapChoice problem={problem} gifts={gifts} reorder={reorder} />
          <PeopleList
            gifts={gifts}
            reorder={reorder}
            reason={problem.kind === 'few' ? texts.taken : undefined}
          />
        </>
      )}
    </div>
  )
}

/** The text of the problem. */
function useDecisionText({ problem, giftIds }: DecisionGroup, reorder: UseReorderResult): string {
  const texts = useTexts(againTexts)
  const { personText } = useOrderWords()
  const { nameText } = useGiftWords()
  const [first] = giftsIn(reorder.gifts, giftIds)
  const name = first ? personText(first.shipment) : ''
  if (problem.kind === 'gone') return fill(texts.gone, { name })
  if (problem.kind === 'in-cart') return fill(texts.inCart, { name })
  const item = nameText(problem.item)
  if (problem.kind === 'few') {
    const { units, people } = problem
    return fill(texts.few, { units, item, count: people })
  }
  return fill(problem.item.isSold ? texts.soldOut : texts.notSold, { item })
}
