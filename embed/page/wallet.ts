import { PAYMENT_SDK_COMPONENTS } from '../../src/domain/constants'
import { createPayPalWallet } from '../../src/store/checkout/payPalWallet'
import type { WalletPort } from '../../src/store/checkout/wallet'
import type { Bridge } from './bridge'
import { paymentOptions } from './paymentOptions'
import { scriptLoader } from './scriptLoader'

/** PayPal with the page's options, in its own chunk. */
export function openWallet(bridge: Bridge, clientId: string): WalletPort {
  const { paypalSdk } = paymentOptions(bridge.options)
  const currency = bridge.page?.store.format.currency ?? 'USD'
  const asked = { 'client-id': clientId, components: PAYMENT_SDK_COMPONENTS.join(','), currency }
  const load = scriptLoader(bridge)
  // Loaded by URL, not by PayPal's loader, which sets a plain string as the script's URL: Trusted Types reject
  // that.
  async function loadSdk() {
    await load(`${paypalSdk}?${new URLSearchParams(asked)}`)
    return window.paypal ?? null
  }
  return createPayPalWallet({ currency, loadSdk })
}
