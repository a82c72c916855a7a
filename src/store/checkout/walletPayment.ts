import type { Payment } from '../order/order'
import type { WalletButton, WalletListener, WalletPort } from './wallet'

/** Where a wallet stands. */
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
  /** Pays an amount in US cents; ends with what the wallet says first. Never rejects. */
  pay(amountCents: number): Promise<Payment>
  /** What the wallet's own button does: `order` has to call `pay`, or to end without. */
  buttonFor(order: () => unknown): WalletButton
  /** Lets go of a press of that button, which is waiting for a payment that is not to come yet. */
  release(): void
}

const FAILED = { type: 'wallet-failed' } as const

/**
 * Brings together a payment that the order asks for and a press of the wallet's own button, whichever comes
 * first; `tell` is called with where it stands.
 */
export function createWalletPayment(
  wallet: WalletPort | null,
  tell: (status: WalletStatus) => void,
): WalletPayment {
  let press: ((amountCents: number | null) => void) | undefined
  let asked: { amountCents: number; resolve: (payment: Payment) => void } | undefined

  /** What comes a second time, or for a payment that has ended, counts for nothing. */
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
          if (!wallet) throw new Error('The store has no wallet.')
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
