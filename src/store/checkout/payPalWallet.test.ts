import type { PayPalButtonsComponentOptions, PayPalNamespace } from '@paypal/paypal-js'
import { describe, expect, it, vi } from 'vitest'
import { createPayPalWallet, type PayPalWalletOptions } from './payPalWallet'

/** The parts of PayPal's script that are used, and the calls to them. */
function aSdk({ isEligible = true } = {}) {
  const buttons: PayPalButtonsComponentOptions[] = []
  const close = vi.fn(() => Promise.resolve())
  const render = vi.fn(() => Promise.resolve())
  const drawMessage = vi.fn(() => Promise.resolve())
  const messages = vi.fn(() => ({ render: drawMessage }))
  const sdk = {
    version: 'x',
    Buttons(options: PayPalButtonsComponentOptions = {}) {
      buttons.push(options)
      return { isEligible: () => isEligible, render, close }
    },
    Messages: messages,
  } as unknown as PayPalNamespace
  return { sdk, buttons, render, close, messages, drawMessage }
}

const place = { isConnected: true, replaceChildren: vi.fn() } as unknown as HTMLElement
const listener = () => ({
  onPress: vi.fn<() => Promise<number | null>>(async () => 12985),
  onApprove: vi.fn(),
  onCancel: vi.fn(),
  onPopupBlocked: vi.fn(),
  onError: vi.fn(),
})

async function drawn(more: Partial<PayPalWalletOptions> = {}) {
  const made = aSdk()
  const wallet = createPayPalWallet({ loadSdk: async () => made.sdk, ...more })
  await wallet.load()
  const button = listener()
  const end = wallet.drawButton?.(place, button)
  const options = made.buttons.at(-1) as Required<PayPalButtonsComponentOptions>
  const create = vi.fn(async () => 'PP-1')
  const actions = { resolve: vi.fn(async () => {}), reject: vi.fn(async () => {}) }
  const press = async () => {
    await options.onClick({}, actions)
    return options.createOrder({ paymentSource: 'paypal' }, { order: { create } })
  }
  return { ...made, wallet, button, end, options, create, actions, press }
}

describe('PayPal’s script', () => {
  it('is loaded once for all callers, and again after a failure', async () => {
    const loadSdk = vi.fn(() => Promise.reject(new Error('blocked')))
    const wallet = createPayPalWallet({ loadSdk })
    await expect(wallet.load()).rejects.toThrow('blocked')
    loadSdk.mockImplementation(async () => aSdk().sdk as never)
    await Promise.all([wallet.load(), wallet.load()])
    expect(loadSdk).toHaveBeenCalledTimes(2)
    expect(wallet.eligible).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a script without its buttons', { version: 'x' }],
  ])('counts as blocked if %s came', async (_name, sdk) => {
    const wallet = createPayPalWallet({ loadSdk: async () => sdk })
    await expect(wallet.load()).rejects.toThrow('without its buttons')
    expect(wallet.eligible).toBe(false)
  })

  it('returns who can pay with it', async () => {
    const { sdk } = aSdk({ isEligible: false })
    const wallet = createPayPalWallet({ loadSdk: async () => sdk })
    await wallet.load()
    expect(wallet.eligible).toBe(false)
  })
})

describe('PayPal’s button', () => {
  it('creates an order with the exact amount due, in dollars with cents', async () => {
    const { press, create, actions } = await drawn()
    expect(await press()).toBe('PP-1')
    expect(actions.resolve).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith({
      intent: 'AUTHORIZE',
      purchase_units: [{ amount: { currency_code: 'USD', value: '129.85' } }],
    })
  })

  it('lets the shop create that order, if it wants to', async () => {
    const createOrder = vi.fn(async () => 'SHOP-1')
    const { press, create } = await drawn({ createOrder })
    expect(await press()).toBe('SHOP-1')
    expect(createOrder).toHaveBeenCalledWith(12985)
    expect(create).not.toHaveBeenCalled()
  })

  it('opens nothing if nothing is due', async () => {
    const { options, button, actions } = await drawn()
    button.onPress.mockResolvedValue(null)
    await options.onClick({}, actions)
    expect([actions.reject.mock.calls.length, actions.resolve.mock.calls.length]).toEqual([1, 0])
  })

  it('returns the outcome of a payment', async () => {
    const { options, button } = await drawn()
    await options.onApprove({ orderID: 'PP-1' }, {} as never)
    options.onCancel({}, {} as never)
    options.onError(new Error('Can not open popup window - blocked') as never)
    const broken = new Error('Detected that the component was destroyed')
    options.onError(broken as never)
    expect(button.onApprove.mock.calls).toEqual([['PP-1']])
    expect(button.onCancel).toHaveBeenCalledTimes(1)
    expect(button.onPopupBlocked).toHaveBeenCalledTimes(1)
    expect(button.onError.mock.calls).toEqual([[broken]])
  })

  it('is removed; a missing container is not an error', async () => {
    const { wallet, end, close, render, button } = await drawn()
    end?.()
    expect(close).toHaveBeenCalledTimes(1)
    render.mockRejectedValueOnce(new Error('the container is gone'))
    wallet.drawButton?.({ ...place, isConnected: false } as HTMLElement, button)
    render.mockRejectedValueOnce(new Error('broken'))
    wallet.drawButton?.(place, button)
    await Promise.resolve()
    await Promise.resolve()
    expect(button.onError.mock.calls).toEqual([[new Error('broken')]])
  })
})

it('shows PayPal’s pay-later message for the amount due', async () => {
  const { wallet, messages, drawMessage } = await drawn()
  wallet.drawMessage?.(place, 12985)
  expect(messages).toHaveBeenCalledWith(expect.objectContaining({ amount: 129.85 }))
  expect(drawMessage).toHaveBeenCalledWith(place)
})
