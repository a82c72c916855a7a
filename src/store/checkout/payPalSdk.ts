import { loadScript, type PayPalNamespace, type PayPalScriptOptions } from '@paypal/paypal-js'
import { PAYMENT_SDK_COMPONENTS } from '../../domain/constants'

/**
 * Loads PayPal's script by its own loader, for `createPayPalWallet`: once for a page, however many ask. Takes the
 * options of that loader. It gives its tag a plain address, which a page with `require-trusted-types-for` refuses.
 *
 * @example
 * createPayPalWallet({ loadSdk: payPalSdk({ clientId: 'AY-example-client', dataCspNonce: nonce }) })
 */
export function payPalSdk(options: PayPalScriptOptions): () => Promise<PayPalNamespace | null> {
  return () => loadScript({ currency: 'USD', components: [...PAYMENT_SDK_COMPONENTS], ...options })
}
