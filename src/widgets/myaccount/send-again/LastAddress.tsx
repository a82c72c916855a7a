import { type ReorderGift, type UseReorderResult, useAccountRoute, useTexts } from '../../../hooks'
import { addressText } from '../../../parts'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { whoseTexts } from '../../../texts/whose'
import { Checkbox, NamedLabel } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import { useGiftWords } from './useGiftWords'

interface LastAddressProps {
  gift: ReorderGift
  reorder: UseReorderResult
}

/** Option to use the last address of a person who is no longer in the address book. */
export function LastAddress({ gift, reorder }: LastAddressProps) {
  const texts = useTexts(againTexts)
  const { place } = useTexts(whoseTexts)
  const { linkTo } = useAccountRoute()
  const { personText } = useOrderWords()
  const { giftText } = useGiftWords()
  const { giftId, shipment, address, items, isEGift, isChosen } = gift
  const name = personText(shipment)
  if (!address.canUseLast)
    return (
      <p>
        <a {...linkTo('address-book')}>{fill(texts.noOld, { name })}</a>
      </p>
    )
  return (
    <Checkbox
      className="gw-again-person"
      label={
        <span className="gw-again-person-name">
          <NamedLabel of={name}>{texts.useOld}</NamedLabel>
        </span>
      }
      hint={
        <>
          <bdi>{isEGift ? shipment.email : addressText(shipment, { place })}</bdi>
          <span className="gw-again-person-news">{giftText(items)}</span>
        </>
      }
      checked={isChosen && address.kind === 'last'}
      onChecked={(isWanted) => reorder.sendToLastAddress(giftId, isWanted)}
    />
  )
}
