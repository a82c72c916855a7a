import type { WalletPort } from '../../src/store/checkout/wallet'
import type { Bridge } from './bridge'

/** PayPal, if the page has a client id; our code and PayPal's load on demand. */
export function payPal(bridge: Bridge, clientId: string | null): WalletPort | null {
  if (!clientId) return null
  let wallet: WalletPort | undefined
  const none = () => {}
  return {
    name: 'PayPal',
    get eligible() {
      return wallet?.eligible === true
    },
    async load() {
      wallet ??= (await import('./wallet')).openWallet(bridge, clientId)
      await wallet.load()
    },
    drawButton: (place, button) => wallet?.drawButton?.(place, button) ?? none,
    drawMessage: (place, amountCents) => wallet?.drawMessage?.(place, amountCents) ?? none,
  }
}
