import { describe, expect, it, vi } from 'vitest'
import type { WalletButton, WalletListener, WalletPort } from './wallet'
import { createWalletPayment } from './walletPayment'

const APPROVED = { type: 'wallet-approved', info: { method: 'wallet', wallet_order_id: 'W-1' } }
const tasks = () => new Promise((resolve) => setTimeout(resolve))

/** A wallet payment that starts from a button of the page. */
function started(start: (listener: WalletListener) => void) {
  const statuses: string[] = []
  const wallet: WalletPort = { name: 'PayFast', eligible: true, load: async () => {}, start }
  return { ...createWalletPayment(wallet, (status) => statuses.push(status)), statuses }
}

describe('a payment from a button of the page', () => {
  it.each<[name: string, act: (wallet: WalletListener) => void, status: string, ended: object]>([
    ['is approved', (wallet) => wallet.onApprove('W-1'), 'approved', APPROVED],
    ['is closed', (wallet) => wallet.onCancel(), 'cancelled', { type: 'wallet-cancelled' }],
    [
      'may open no window',
      (wallet) => wallet.onPopupBlocked(),
      'popup-blocked',
      { type: 'wallet-failed' },
    ],
    ['fails', (wallet) => wallet.onError(new Error('x')), 'failed', { type: 'wallet-failed' }],
    [
      'throws',
      () => {
        throw new Error('x')
      },
      'failed',
      { type: 'wallet-failed' },
    ],
  ])('that %s ends so', async (_name, act, status, ended) => {
    const { pay, statuses } = started(act)
    expect(await pay(1000)).toEqual(ended)
    expect(statuses).toEqual(['paying', status])
  })

  it('ends with the first event: an error after approval changes nothing', async () => {
    const { pay, statuses } = started((wallet) => {
      wallet.onApprove('W-1')
      wallet.onError(new Error('late'))
      wallet.onCancel()
    })
    expect(await pay(1000)).toEqual(APPROVED)
    expect(statuses).toEqual(['paying', 'approved'])
  })

  it('fails if the store has no wallet', async () => {
    expect(await createWalletPayment(null, () => {}).pay(1)).toEqual({ type: 'wallet-failed' })
  })
})

/** A wallet payment with the wallet's own button. */
function drawn(order: () => unknown) {
  const wallet = { name: 'PayFast', eligible: true, load: async () => {} }
  const payment = createWalletPayment(wallet, () => {})
  const button: WalletButton = payment.buttonFor(order)
  return { ...payment, button }
}

describe('a press of the wallet’s own button', () => {
  it('waits for the order to request an amount, and pays it', async () => {
    const order = vi.fn<() => Promise<unknown>>()
    const { pay, button } = drawn(order)
    order.mockImplementation(() => tasks().then(() => pay(2500)))
    expect(await button.onPress()).toBe(2500)
    button.onApprove('W-1')
    expect(await order.mock.results[0]?.value).toEqual(APPROVED)
  })

  it('pays nothing if the order ends without a request, or cannot start', async () => {
    expect(await drawn(async () => {}).button.onPress()).toBeNull()
    expect(await drawn(() => Promise.reject(new Error('x'))).button.onPress()).toBeNull()
  })

  it('pays nothing when released, and the next one pays the requested amount', async () => {
    const { pay, button, release } = drawn(() => new Promise(() => {}))
    const first = button.onPress()
    release()
    expect(await first).toBeNull()
    const payment = pay(900)
    expect(await button.onPress()).toBe(900)
    button.onCancel()
    expect(await payment).toEqual({ type: 'wallet-cancelled' })
  })

  it('ignores a payment that was not requested', async () => {
    const { pay, button } = drawn(async () => {})
    button.onApprove('old')
    const payment = pay(100)
    button.onApprove('W-1')
    expect(await payment).toEqual(APPROVED)
  })
})
