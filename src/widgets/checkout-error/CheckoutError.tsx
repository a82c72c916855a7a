import { type ErrorData, type ErrorReason, errorReason } from '../../domain/checkout/errorData'
import { safeUrl } from '../../domain/page/urls'
import { useAccount, usePage, useTexts } from '../../hooks'
import { HelpLine } from '../../parts'
import { fill } from '../../texts/catalogue'
import { failureTexts } from '../../texts/failure'
import { unknownOrderTexts } from '../../texts/unknownOrder'
import { ButtonLink, type ButtonVariant, Cluster, Stack } from '../../ui'
import './checkout-error.css'
import { RetryButton } from './RetryButton'

/** The remedy for each reason: retry, look at the cart, go to the shop, or wait and call. */
const WAYS: Readonly<Record<ErrorReason | 'none', 'retry' | 'cart' | 'shop' | 'call'>> = {
  'cart-not-found': 'retry',
  ordered: 'shop',
  expired: 'cart',
  unknown: 'call',
  provider: 'retry',
  item: 'cart',
  maintenance: 'retry',
  generic: 'retry',
  none: 'cart',
}

/** The page for a checkout that cannot continue: what happened, what is safe, and one next action. */
export function CheckoutError(data: ErrorData) {
  const reason = errorReason(data.reason)
  const texts = { ...useTexts(failureTexts), ...useTexts(unknownOrderTexts) }
  const way = WAYS[reason]
  return (
    <section className="gw-error-page">
      <Stack gap={4}>
        <h1 className="gw-error-title" data-gw-heading tabIndex={-1}>
          {texts[reason]}
        </h1>
        <p>{texts[`${reason}.text`]}</p>
        {data.isNotCharged && <p className="gw-error-safe">{texts.noCharge}</p>}
        <Cluster isActions>
          {way === 'retry' && <RetryButton isPaying={reason === 'provider'} />}
          {way === 'cart' && <CartLink />}
          {way === 'shop' && <ShopLink />}
          {reason === 'cart-not-found' && <ShopLink variant="secondary" />}
          {(way === 'shop' || way === 'call') && <OrdersLink />}
        </Cluster>
        <HelpLine />
        {data.reference && (
          <p className="gw-note">{fill(texts.reference, { reference: data.reference })}</p>
        )}
      </Stack>
    </section>
  )
}

function CartLink() {
  const { toCart } = useTexts(failureTexts)
  const href = safeUrl(usePage().links.cart)
  return (
    href && (
      <ButtonLink variant="primary" href={href}>
        {toCart}
      </ButtonLink>
    )
  )
}

function ShopLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { toShop } = useTexts(unknownOrderTexts)
  const href = safeUrl(usePage().links.shop)
  return (
    href && (
      <ButtonLink variant={variant} href={href}>
        {toShop}
      </ButtonLink>
    )
  )
}

/** A link to the orders in the customer's account. */
function OrdersLink() {
  const { orders } = useTexts(failureTexts)
  const { isSignedIn } = useAccount()
  const href = safeUrl(usePage().links.account)
  return isSignedIn && href && <ButtonLink href={href}>{orders}</ButtonLink>
}
