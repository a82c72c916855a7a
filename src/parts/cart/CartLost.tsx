import { useCart, useTexts } from '../../hooks'
import { cartTexts } from '../../texts/cart'
import { commonTexts } from '../../texts/common'
import { Button } from '../../ui'
import { focusAfterGone } from '../focus/focusAfterGone'
import { Failure } from '../page/Failure'

/** Says that the cart still on screen no longer exists on the server. */
export function CartLost() {
  const { isNotFound, refresh } = useCart()
  const texts = useTexts(cartTexts)
  const { tryAgain } = useTexts(commonTexts)
  if (!isNotFound) return null
  return (
    <Failure
      title={texts.notFoundTitle}
      actions={
        <Button onClick={({ currentTarget }) => void focusAfterGone(currentTarget, refresh)}>
          {tryAgain}
        </Button>
      }
    >
      {texts.notFoundText}
    </Failure>
  )
}
