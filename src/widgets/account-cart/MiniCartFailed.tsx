import { safeUrl } from '../../domain/page/urls'
import { usePage, useTexts } from '../../hooks'
import { Failure } from '../../parts'
import { commonTexts } from '../../texts/common'
import { miniCartTexts } from '../../texts/miniCart'
import { Button, ButtonLink } from '../../ui'

/** A small cart that could not be read: again, or to the cart itself. */
export function MiniCartFailed({ onRetry }: { onRetry(): Promise<boolean> }) {
  const texts = useTexts(miniCartTexts)
  const { tryAgain } = useTexts(commonTexts)
  const cart = safeUrl(usePage().links.cart)
  return (
    <Failure
      className="gw-mini-failed"
      actions={
        <>
          <Button onClick={() => void onRetry()}>{tryAgain}</Button>
          {cart && <ButtonLink href={cart}>{texts.viewCart}</ButtonLink>}
        </>
      }
    >
      {texts.failed}
    </Failure>
  )
}
