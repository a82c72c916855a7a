import {
  type HostedForm,
  readConfirmation,
  readHpf,
  readRedirects,
  readSdk,
} from '../../src/domain/page/options/paymentValues'
import { isYes, type Settings } from '../../src/domain/page/options/settings'

/** The page's options for checkout, validated; invalid ones count as absent. */
export interface PaymentOptions {
  /** Whether to send the attempt's key with an order. */
  idempotency: boolean
  /** URL of the wallet's script; PayPal's own unless the page names another. */
  paypalSdk: string
  /** Without it, there is no card form. */
  hpf: HostedForm | null
  /** The page to open after an order is placed. */
  confirmationUrl: string | null
  /** Additional origins that a redirect may lead to. */
  redirects: readonly string[]
}

/**
 * Reads the payment options; the billing app calls it, and `explainOptions` reports invalid ones to the page's
 * author.
 */
export function paymentOptions(given: Settings): PaymentOptions {
  const redirects = readRedirects(given.redirects)
  return {
    idempotency: isYes(given.idempotency),
    paypalSdk: readSdk(given.paypalSdk) ?? 'https://www.paypal.com/sdk/js',
    hpf: readHpf(given.hpf),
    confirmationUrl: readConfirmation(given.confirmationUrl, redirects ?? [], location.href),
    redirects: redirects ?? [],
  }
}
