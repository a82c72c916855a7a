import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js'
import { PAYMENT_SDK_COMPONENTS } from '../../domain/constants'

/**
 * Loads PayPal's script for `createPayPalWallet` with PayPal's own loader, once per page, and accepts that
 * loader's options. The loader sets a plain script URL, which a page with `require-trusted-types-for` blocks.
 *
 * @example
 * createPayPalWallet({ loadSdk: payPalSdk({ clientId: 'AY-example-client', dataCspNonce: nonce }) })
 */
export function payPalSdk(options: PayPalScriptOptions): () => Promise<PayPalNamespace | null> {
  return () => loadScript({ currency: 'USD', components: [...PAYMENT_SDK_COMPONENTS], ...options })
}
