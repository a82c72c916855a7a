import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { Button, ButtonLink, Message } from '../../ui'

/** A small cart that could not be read: again, or to the cart itself. */
export function MiniCartFailed({ onRetry }: { onRetry(): Promise<boolean> }) {
  const texts = useTexts(miniCartTexts)
  const { error, tryAgain } = useTexts(commonTexts)
  const cart = safeUrl(usePage().links.cart)
  return (
    <Message
      className="gw-mini-failed"
      role="alert"
      tone="error"
      word={error}
      actions={
        <>
          <Button onClick={() => void onRetry()}>{tryAgain}</Button>
          {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
        </>
      }
    >
      {texts.failed}
    </Message>
  )
}
