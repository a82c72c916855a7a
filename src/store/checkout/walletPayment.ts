import type { Payment } from '../order/payment'
import type { WalletButton, WalletListener, WalletPort } from './wallet'

/** Status of a wallet. */
export type WalletStatus =
  | 'none'
  | 'idle'
  | 'loading'
  | 'slow'
  | 'blocked'
  | 'ineligible'
  | 'ready'
  | 'paying'
  | 'cancelled'
  | 'popup-blocked'
  | 'failed'
  | 'approved'

export interface WalletPayment {
  /** Pays an amount in US cents; settles with the wallet's first answer. Never rejects. */
  pay(amountCents: number): Promise<Payment>
  /** Callbacks for the wallet's own button: `order` must call `pay`, or end without paying. */
  buttonFor(order: () => unknown): WalletButton
  /** Releases a button press that is waiting for a payment that will not come. */
  release(): void
}

const FAILED = { type: 'wallet-failed' } as const

/**
 * Matches a payment that the order requests with a press of the wallet's own button, whichever comes first;
 * calls `tell` with the status.
 */
export function createWalletPayment(
  wallet: WalletPort | null,
  tell: (status: WalletStatus) => void,
): WalletPayment {
  let press: ((amountCents: number | null) => void) | undefined
  let asked: { amountCents: number; resolve: (payment: Payment) => void } | undefined

  /** Ignores second answers, and answers for payments that have ended. */
  function end(status: WalletStatus, payment: Payment) {
    if (!asked) return
    const { resolve } = asked
    asked = undefined
    tell(status)
    resolve(payment)
  }
  const listener: WalletListener = {
    onApprove: (wallet_order_id) =>
      end('approved', { type: 'wallet-approved', info: { method: 'wallet', wallet_order_id } }),
    onCancel: () => end('cancelled', { type: 'wallet-cancelled' }),
    onPopupBlocked: () => end('popup-blocked', FAILED),
    onError: () => end('failed', FAILED),
  }
  function release() {
    press?.(null)
    press = undefined
  }
  return {
    pay: (amountCents) =>
      new Promise((resolve) => {
        asked = { amountCents, resolve }
        tell('paying')
        press?.(amountCents)
        press = undefined
        try {
          if (!wallet) throw new Error('No wallet is configured.')
          wallet.start?.(listener)
        } catch (error) {
          listener.onError(error)
        }
      }),
    buttonFor: (order) => ({
      ...listener,
      onPress: () =>
        asked
          ? Promise.resolve(asked.amountCents)
          : new Promise((resolve) => {
              press = resolve
              Promise.resolve(order()).then(release, release)
            }),
    }),
    release,
  }
}
