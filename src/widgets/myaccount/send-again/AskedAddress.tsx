import { type ReorderGift, type UseReorderResult, usePage, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { Checkbox, NamedLabel } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { useGiftWords } from './useGiftWords'

interface AskedAddressProps {
  gift: ReorderGift
  reorder: UseReorderResult
}

/** Option to add a gift without an address and ask for it by a link; only if the shop has a claim page. */
export function AskedAddress({ gift, reorder }: AskedAddressProps) {
  const { askLater, askLaterHint } = useTexts(againTexts)
  const { giftText } = useGiftWords()
  const { personText } = useOrderWords()
  const { claim: page } = usePage().links
  const { giftId, address, items, isEGift, isChosen } = gift
  if (!page || isEGift) return null
  return (
    <Checkbox
      className="gw-again-person"
      label={
        <span className="gw-again-person-name">
          <NamedLabel of={personText(gift.shipment)}>{askLater}</NamedLabel>
        </span>
      }
      hint={
        <>
          {askLaterHint}
          <span className="gw-again-person-news">{giftText(items)}</span>
        </>
      }
      checked={isChosen && address.kind === 'asked'}
      onChecked={(isWanted) => reorder.sendWithoutAddress(giftId, isWanted)}
    />
  )
}
