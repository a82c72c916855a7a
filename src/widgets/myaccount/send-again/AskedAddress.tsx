import { type ReorderGift, type UseReorderResult, usePage, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { Checkbox } from '../../../ui'
import { useGiftWords } from './useGiftWords'

interface AskedAddressProps {
  gift: ReorderGift
  reorder: UseReorderResult
}

/** Whether a gift is added without an address, for a link to ask for it; not on a shop without a page for that. */
export function AskedAddress({ gift, reorder }: AskedAddressProps) {
  const { askLater, askLaterHint } = useTexts(againTexts)
  const { giftText } = useGiftWords()
  const { claim: page } = usePage().links
  const { giftId, address, items, isEGift, isChosen } = gift
  if (!page || isEGift) return null
  return (
    <Checkbox
      className="gw-again-person"
      label={<span className="gw-again-person-name">{askLater}</span>}
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
