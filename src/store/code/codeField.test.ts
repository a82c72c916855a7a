import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../../mocks/ask'
import type { Faults } from '../../../mocks/faults'
import { type Opened, opened, withCode, world } from '../../../testing/store/codes'
import { answering } from '../../../testing/store/testStore'
import type { Endpoint } from '../../api/contract'
import { cartActions } from '../cart/actions'
import { codeFieldActions } from './actions'

afterEach(() => void vi.unstubAllGlobals())

describe('the one code field', () => {
  it.each([
    ['STEAK10', 'accepted', ['promo-code-accepted']],
    ['GIFT-0025', 'gift-card-applied', ['gift-card-applied']],
    ['SUMMER25', 'expired', ['promo-code-expired']],
    ['NEITHER', 'invalid', ['gift-card-invalid', 'promo-code-invalid']],
    ['BROKEN', 'apply-error', ['promo-code-apply-error']],
  ])('finds out what %s is: %s', async (code, outcome, events) => {
    const { field, heardOfCodes } = await opened()
    expect(await field.applyCode(code)).toMatchObject({ status: outcome })
    expect(heardOfCodes()).toEqual(events)
  })

  it('does not reject a code that may be a gift card that could not be checked', async () => {
    const { field, heardOfCodes } = await opened(world(), {
      faults: { putGiftCard: 'server-error' },
    })
    expect(await field.applyCode('GIFT-0025')).toMatchObject({ status: 'apply-error' })
    expect(heardOfCodes()).toEqual(['gift-card-invalid', 'promo-code-apply-error'])
  })

  it.each<[string, string, Faults]>([
    ['offline', 'STEAK10', { getActiveCode: 'network-error' }],
    ['unavailable', 'STEAK10', { getActiveCode: 'server-error' }],
    ['unavailable', 'GIFT-0025', { putGiftCard: 'server-error' }],
    ['unsure', 'GIFT-0025', { putGiftCard: 'dropped-after', getCart: 'server-error' }],
  ])('reports why a code could not be checked: %s', async (reason, code, faults) => {
    const { field, backend } = await opened()
    for (const [endpoint, fault] of Object.entries(faults))
      backend.setFault(endpoint as Endpoint, fault)
    if (reason === 'offline') vi.stubGlobal('navigator', { onLine: false })
    expect(await field.applyCode(code)).toEqual({ status: 'apply-error', reason })
  })

  const NUMBER = '6035 7100 1234 5678'
  it.each([
    ['by the field', (tested: Opened) => tested.field.applyCode(NUMBER), ['gift-card-invalid']],
    ['as a promo code', (tested: Opened) => tested.promo.apply(NUMBER), ['promo-code-invalid']],
    ['as a gift card', (tested: Opened) => tested.giftCard.apply(NUMBER), ['gift-card-invalid']],
  ])('puts the number of a card into no address, event or report: %s', async (_how, run, names) => {
    const tested = await opened()
    const told: string[] = []
    tested.store.events.onAny((_name, detail) => told.push(JSON.stringify(detail)))
    expect(await run(tested)).toMatchObject({ status: 'invalid' })
    expect(tested.heardOfCodes()).toEqual(names)
    const paths = tested.backend.requests.map(({ path }) => path)
    expect([...paths, ...told, ...tested.reported].join()).not.toMatch(/6035|7100/)
    expect(tested.requests()).not.toContain('getActiveCode')
  })

  it('uses the shop’s own pattern for numbers', async () => {
    const { field, requests } = await opened(world(), { giftCardPattern: /^gift-/i })
    expect(await field.applyCode('GIFT-0025')).toMatchObject({ status: 'gift-card-applied' })
    expect(requests()).toEqual(['putGiftCard'])
  })

  it('requests nothing without input', async () => {
    const { field, requests } = await opened()
    expect(await field.applyCode('   ')).toEqual({ status: 'empty' })
    expect(requests()).toEqual([])
  })

  it('sends one code at a time, and reports that another one was not sent', async () => {
    const { field, requests } = await opened()
    const first = field.applyCode('STEAK10')
    expect(await field.applyCode('TAKE20')).toEqual({ status: 'busy' })
    expect(await first).toMatchObject({ status: 'accepted' })
    expect(requests()).toEqual(['getActiveCode', 'putDiscount'])
  })
})

describe('the message about a code', () => {
  const applied = async () => {
    const all = await opened()
    await all.field.applyCode('STEAK10')
    expect(all.store.slot(codeFieldActions).outcome).toBe('accepted')
    return { ...all, said: () => all.store.slot(codeFieldActions).outcome }
  }

  it('is removed with the code', async () => {
    const { promo, said } = await applied()
    await promo.remove()
    expect(said()).toBeNull()
  })

  it('is removed with the order', async () => {
    const { store, said } = await applied()
    store.use(cartActions).clear()
    expect(said()).toBeNull()
  })

  it('of a gift card is removed with the card', async () => {
    const { field, giftCard, store } = await opened()
    await field.applyCode('GIFT-0100')
    const [card = ''] = Object.keys(store.state.cart?.gift_card_json ?? {})
    expect(store.slot(codeFieldActions).outcome).toBe('gift-card-applied')
    await giftCard.remove(card)
    expect(store.slot(codeFieldActions).outcome).toBeNull()
  })

  it.each<[string, string, (tested: Opened) => Promise<unknown>]>([
    [
      'a gift card is removed',
      'gift-0100',
      ({ backend }) => ask(backend, 'deleteGiftCard', { params: { certificate: 'GIFT-0100' } }),
    ],
    ['a promo code is removed', 'steak10', ({ backend }) => ask(backend, 'deleteDiscount', {})],
    [
      'another code is applied',
      'steak10',
      ({ backend }) => ask(backend, 'putDiscount', { body: { discount_code: 'SHIPFREE' } }),
    ],
  ])('is removed when %s in another tab', async (_case, code, change) => {
    const tested = await opened(withCode('SHIPFREE'))
    const { field, store } = tested
    const slot = store.slot(codeFieldActions)
    await field.applyCode(code)
    await store.use(cartActions).refresh()
    expect(slot.outcome).toMatch(/accepted|applied/)
    await change(tested)
    await store.use(cartActions).refresh()
    expect([slot.outcome, slot.replaced]).toEqual([null, null])
  })

  it('is removed when the banner applies another code', async () => {
    const { promo, field, store } = await opened(withCode('SHIPFREE'))
    await field.applyCode('STEAK10')
    const slot = store.slot(codeFieldActions)
    expect([slot.outcome, slot.replaced]).toEqual(['accepted', 'SHIPFREE'])
    await promo.apply('SHIPFREE')
    expect([slot.outcome, slot.replaced]).toEqual([null, null])
  })
})

it.each([
  ['nothing of it', { discount_code: null, status: null }],
  ['no status', { discount_code: 'NOPE' }],
])('a code is invalid if the shop responds %s', async (_case, answer) => {
  const { field, heardOfCodes } = await opened(world(), {
    through: answering('get-active-codes', answer),
  })
  expect(await field.applyCode('NOPE')).toMatchObject({ status: 'invalid' })
  expect(heardOfCodes()).toContain('promo-code-invalid')
})
