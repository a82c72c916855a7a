import { useCart, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { commonTexts } from '../../texts/common'
import { Button, Message } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'

/** Says that the server does not know the cart any more that is still to be seen. */
export function CartLost() {
  const { isNotFound, refresh } = useCart()
  const texts = useTexts(cartTexts)
  const { error, tryAgain } = useTexts(commonTexts)
  if (!isNotFound) return null
  return (
    <Message
      role="alert"
      tone="error"
      word={error}
      title={texts.notFoundTitle}
      actions={
        <Button onClick={({ currentTarget }) => void focusAfterGone(currentTarget, refresh)}>
          {tryAgain}
        </Button>
      }
    >
      {texts.notFoundText}
    </Message>
  )
}
