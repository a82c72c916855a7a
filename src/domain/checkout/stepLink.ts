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
 * The address of a step by the page's links. A shop with one page for all of checkout gives `checkout`
 * alone; null where it gives neither.
 */
export function stepLink(links: Links | null | undefined, step: CheckoutStep): string | null {
  const own = safeUrl(links?.[LINK_OF[step]])
  return own ?? (step === 'cart' ? null : safeUrl(links?.checkout))
}

/** The address of a step that is opened to change something, so that it is not skipped. */
export const withEdit = (href: string, shipmentId: number | string | undefined): string =>
  withQuery(href, `edit=${shipmentId ?? 'email'}`)

/** The address of the page of an error, with why the shopper is led there; a shop may route by the hash alone. */
export const withReason = (href: string, reason: ErrorReason): string =>
  href.startsWith('#') ? `${href}?reason=${reason}` : withQuery(href, `reason=${reason}`)

/** An address with one more part of its query, before its hash. */
function withQuery(href: string, part: string): string {
  const [path = '', hash] = href.split('#', 2)
  const sign = path.includes('?') ? '&' : '?'
  return `${path}${sign}${part}${hash === undefined ? '' : `#${hash}`}`
}
