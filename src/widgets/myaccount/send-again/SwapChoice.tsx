import type { ReorderGift, ReorderProblem, UseReorderResult } from '../../../hooks'
import { useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { NamedLabel, NativeSelect } from '../../../ui'
import { useGiftWords } from './useGiftWords'

interface SwapChoiceProps {
  problem: Extract<ReorderProblem, { item: unknown }>
  gifts: readonly ReorderGift[]
  reorder: UseReorderResult
}

/** A replacement for people who cannot get their gift; if stock is low, for those not selected. */
export function SwapChoice({ problem, gifts, reorder }: SwapChoiceProps) {
  const texts = useTexts(againTexts)
  const { nameText, swapText } = useGiftWords()
  const { orderedSkuId } = problem.item
  const swapOf = ({ items }: ReorderGift) =>
    items.find((item) => item.orderedSkuId === orderedSkuId && item.skuId !== orderedSkuId)
  const swapped = gifts.filter((gift) => swapOf(gift) !== undefined)
  const waiting = gifts.filter(({ isChosen }) => !isChosen)
  const meant = problem.kind === 'sold-out' ? gifts : [...new Set([...swapped, ...waiting])]
  const [first] = meant
  const [chosen] = swapped
  if (!first) return null
  const options = reorder.swapsFor(first.giftId, orderedSkuId)
  if (options.length === 0) return <p className="gw-note">{texts.noSwap}</p>
  return (
    <NativeSelect
      className="gw-again-swap"
      label={<NamedLabel of={nameText(problem.item)}>{texts.swap}</NamedLabel>}
      hint={problem.kind === 'few' ? fill(texts.swapFor, { count: meant.length }) : undefined}
      placeholder={texts.swapNone}
      options={options.map((size) => ({ value: String(size.skuId), label: swapText(size) }))}
      value={String((chosen && swapOf(chosen)?.skuId) ?? '')}
      onValue={(value) =>
        reorder.swap(
          meant.map(({ giftId }) => giftId),
          orderedSkuId,
          Number(value) || null,
        )
      }
    />
  )
}
