import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { shippingTexts } from '../../../texts/shipping'
import { RadioGroup, TextButton } from '../../../ui'
import { useRetainedFocus } from '../../focus/useRetainedFocus'
import { RecipientPicker, SOMEONE_NEW } from '../../recipient/RecipientPicker'
import { useRecipientOption } from '../../recipient/useRecipientOption'
import type { GiftAddress } from './useGiftAddress'

/** Number shown before the shopper asks for all. */
const SHOWN = 3

interface SavedChoicesProps {
  address: GiftAddress
  shipmentId: number
  /** Whether all are shown, with a search field. */
  isWhole: boolean
  onWhole(): void
}

/**
 * A choice of saved addresses: the first few, then all with a search field. A new one has a button, because
 * it opens a form, and arrow keys select each radio that they reach.
 */
export function SavedChoices({ address, shipmentId, isWhole, onWhole }: SavedChoicesProps) {
  const { saved, chosen, choose, listId, error, isSending } = address
  const texts = useTexts(shippingTexts)
  const optionOf = useRecipientOption()
  const { error: errorWord } = useTexts(commonTexts)
  const place = useRetainedFocus(String(isWhole), 'input')
  const group = { id: listId, legend: texts.saved, error, value: chosen, onValue: choose }
  return (
    <div {...place} className="gw-gift-saved" inert={isSending || undefined}>
      {isWhole ? (
        <RecipientPicker {...group} choices={saved} shipmentId={shipmentId} hasSomeoneNew={false} />
      ) : (
        <RadioGroup
          {...group}
          errorWord={errorWord}
          options={saved.slice(0, SHOWN).map(optionOf)}
        />
      )}
      {!isWhole && saved.length > SHOWN && (
        <TextButton onClick={onWhole}>{fill(texts.all, { count: saved.length })}</TextButton>
      )}
      <TextButton onClick={() => choose(SOMEONE_NEW)}>{texts.new}</TextButton>
    </div>
  )
}
