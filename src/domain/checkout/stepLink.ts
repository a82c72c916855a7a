import type { PageData } from '../page/pageData'
import { safeUrl } from '../page/urls'
import type { ErrorReason } from './errorData'
import type { CheckoutStep } from './nextStep'

type Links = NonNullable<PageData['links']>

const LINK_OF: Readonly<Record<CheckoutStep, keyof Links>> = {
  cart: 'cart',
  'checkout-login': 'checkoutLogin',
  'checkout-shipping': 'checkoutShipping',
  'checkout-additional-shipments': 'checkoutAdditionalShipments',
  'checkout-billing': 'checkoutBilling',
}

/**
 * A step's address from the page's links. A shop with a single checkout page only sets `checkout`; null if
 * neither is set.
 */
export function stepLink(links: Links | null | undefined, step: CheckoutStep): string | null {
  const own = safeUrl(links?.[LINK_OF[step]])
  return own ?? (step === 'cart' ? null : safeUrl(links?.checkout))
}

/** A step's address for changing something, so that the step is not skipped. */
export const withEdit = (href: string, shipmentId: number | string | undefined): string =>
  withQuery(href, `edit=${shipmentId ?? 'email'}`)

/** The error page's address with the reason; a shop may use hash routes. */
export const withReason = (href: string, reason: ErrorReason): string =>
  href.startsWith('#') ? `${href}?reason=${reason}` : withQuery(href, `reason=${reason}`)

/** An address with a parameter added to its query, before its hash. */
function withQuery(href: string, part: string): string {
  const [path = '', hash] = href.split('#', 2)
  const sign = path.includes('?') ? '&' : '?'
  return `${path}${sign}${part}${hash === undefined ? '' : `#${hash}`}`
}
