import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js'
import type { WalletButton, WalletPort } from './wallet'

export interface PayPalWalletOptions {
  /** Loads PayPal's script with the components of `PAYMENT_SDK_COMPONENTS`, as `payPalSdk` does. */
  loadSdk(): Promise<PayPalNamespace | null>
  /** Name shown to shoppers; default `PayPal`. */
  name?: string
  /** The shop's currency; default `USD`. */
  currency?: string
  /** Creates PayPal's order for an amount and resolves to its id; by default, PayPal's script does. */
  createOrder?(amountCents: number): Promise<string>
}

/**
 * PayPal as a wallet: its button, its eligibility check and its pay-later message. The shopper approves a
 * payment in PayPal's window; the shop's server charges it when the order is placed.
 *
 * @example
 * const wallet = createPayPalWallet({ loadSdk: payPalSdk({ clientId: 'AY-example-client' }) })
 * const store = createStore({ api, wallet })
 */
// Assumption: the shop's server finds and charges the payment by the id in `payment_info`.
export function createPayPalWallet(options: PayPalWalletOptions): WalletPort {
  const { loadSdk, name = 'PayPal', currency = 'USD' } = options
  let sdk: PayPalNamespace | null = null
  let loading: Promise<void> | undefined
  let isEligible = false

  const buttonsOf = (more: PayPalButtonsComponentOptions = {}) =>
    sdk?.Buttons?.({ fundingSource: 'paypal', style: { height: 48 }, ...more } as never)

  return {
    name,
    get eligible() {
      return isEligible
    },
    load() {
      loading ??= loadSdk()
        .then((loaded) => {
          sdk = loaded
          const buttons = buttonsOf()
          // A script blocker may leave an empty script in its place.
          if (!buttons) throw new Error(`The ${name} script loaded without its buttons.`)
          isEligible = buttons.isEligible()
        })
        .catch((error) => {
          loading = undefined
          throw error
        })
      return loading
    },
    drawButton(place, button) {
      const buttons = buttonsOf(buttonOptions(button, { ...options, currency }))
      buttons?.render(place).catch((error: unknown) => {
        // An error does not matter if the button's container is already gone.
        if (place.isConnected) button.onError(error)
      })
      return () => void buttons?.close().catch(() => {})
    },
    drawMessage(place, amountCents) {
      void sdk
        ?.Messages?.({ amount: amountCents / 100, placement: 'payment', style: { layout: 'text' } })
        .render(place)
        .catch(() => {})
      return () => place.replaceChildren()
    },
  }
}

/** Options of PayPal's button. */
function buttonOptions(
  button: WalletButton,
  { createOrder, currency }: Pick<PayPalWalletOptions, 'createOrder'> & { currency: string },
): PayPalButtonsComponentOptions {
  let amountCents = 0
  return {
    async onClick(_data, { resolve, reject }) {
      const due = await button.onPress()
      if (due === null) return reject()
      amountCents = due
      return resolve()
    },
    createOrder: (_data, { order }) =>
      createOrder?.(amountCents) ??
      order.create({
        intent: 'AUTHORIZE',
        purchase_units: [
          { amount: { currency_code: currency, value: (amountCents / 100).toFixed(2) } },
        ],
      }),
    onApprove: async ({ orderID }) => button.onApprove(orderID),
    onCancel: () => button.onCancel(),
    onError: (error) => (isPopupBlocked(error) ? button.onPopupBlocked() : button.onError(error)),
  }
}

// Assumption: PayPal's error mentions the popup when its window could not be opened.
const isPopupBlocked = (error: unknown): boolean =>
  error instanceof Error && /popup/i.test(`${error.name} ${error.message}`)
