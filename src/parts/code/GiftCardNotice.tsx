import { useGiftCards, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Message } from '../../ui'

/** Says that a gift card could not be taken off: it is still there, and still pays. */
export function GiftCardNotice() {
  const { outcome, message } = useGiftCards()
  const { error } = useTexts(commonTexts)
  if (outcome !== 'remove-failed') return null
  return (
    <Message tone="error" word={error} role="alert">
      {message}
    </Message>
  )
}
