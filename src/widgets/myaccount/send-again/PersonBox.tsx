import { type ReorderGift, type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Checkbox, NamedLabel } from '../../../ui'
import { useOrderWords } from '../order-history/useOrderWords'
import './person-box.css'
import { useGiftWords } from './useGiftWords'

interface PersonBoxProps {
  gift: ReorderGift
  reorder: UseReorderResult
  /** Label of the checkbox. Default: the person's name. */
  label?: string
  /** Why it cannot be selected, if so. */
  reason?: string
}

/** A checkbox for a person and their gift. */
export function PersonBox({ gift, reorder, label, reason }: PersonBoxProps) {
  const { moved } = useTexts(againTexts)
  const { money } = useFormat()
  const { personText } = useOrderWords()
  const { giftText } = useGiftWords()
  const { shipment, address, isChosen, canChoose, giftId, items } = gift
  const name = personText(shipment)
  const cents = items.reduce((sum, item) => sum + item.nowCents * item.quantity, 0)
  return (
    <Checkbox
      className="gw-again-person"
      label={
        <span className="gw-again-person-label">
          <span className="gw-again-person-name">
            {label ? <NamedLabel of={name}>{label}</NamedLabel> : name}
          </span>
          <span className="gw-again-person-cost">{money(cents)}</span>
        </span>
      }
      hint={
        <>
          <span>{giftText(items)}</span>
          {address.kind === 'moved' && (
            <span className="gw-again-person-news">
              {fill(moved, { city: address.address?.city ?? '' })}
            </span>
          )}
          {!canChoose && reason && <span className="gw-again-person-news">{reason}</span>}
        </>
      }
      checked={isChosen}
      disabled={!canChoose}
      data-gw-person=""
      onChecked={(isWanted) => reorder.choose([giftId], isWanted)}
    />
  )
}
