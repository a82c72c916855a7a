import { useState } from 'react'
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
}

/** A choice of saved addresses: the first few, then all with a search field; a new one last. */
export function SavedChoices({ address, shipmentId }: SavedChoicesProps) {
  const { saved, chosen, choose, listId, error } = address
  const texts = useTexts(shippingTexts)
  const optionOf = useRecipientOption()
  const { error: errorWord } = useTexts(commonTexts)
  const [isWhole, setWhole] = useState(false)
  const place = useRetainedFocus(String(isWhole), 'input')
  if (isWhole) {
    const props = { id: listId, value: chosen, onValue: choose, error, shipmentId }
    return (
      <div {...place} className="gw-gift-saved">
        <RecipientPicker {...props} choices={saved} legend={texts.saved} />
      </div>
    )
  }
  return (
    <div {...place} className="gw-gift-saved">
      <RadioGroup
        id={listId}
        legend={texts.saved}
        error={error}
        errorWord={errorWord}
        value={chosen}
        onValue={choose}
        options={[...saved.slice(0, SHOWN).map(optionOf), { value: SOMEONE_NEW, label: texts.new }]}
      />
      {saved.length > SHOWN && (
        <TextButton onClick={() => setWhole(true)}>
          {fill(texts.all, { count: saved.length })}
        </TextButton>
      )}
    </div>
  )
}
