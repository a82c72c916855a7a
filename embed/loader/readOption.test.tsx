import { afterEach, describe, expect, it, vi } from 'vitest'
import { denied } from '../../testing/storage'
import { openStorage, parseOptions } from '../page/options'
import { apiBaseOf, isBilling, isFlagSet, isSignedIn, readOptions } from './readOption'

const page = window as unknown as Record<string, unknown>

afterEach(() => {
  delete page.GiftwellOptions
  delete page.mine
  document.body.replaceChildren()
})

describe('readOptions', () => {
  it('takes the attributes of the tag before the global', () => {
    page.GiftwellOptions = { apiBase: '/global', release: '7' }
    const script = document.createElement('script')
    script.dataset.apiBase = '/tag'
    const { apiBase, release } = readOptions(script.dataset)
    expect([apiBase, release]).toEqual(['/tag', '7'])
  })

  it('has nothing of a prototype', () => {
    expect(readOptions(undefined).toString).toBeUndefined()
  })

  it.each([undefined, null, 'text', 5])('takes %s for no options', (given) => {
    page.GiftwellOptions = given
    expect(readOptions(undefined).apiBase).toBeUndefined()
  })
})

describe('apiBaseOf', () => {
  it.each([
    [undefined, '/api'],
    ['/shop/api/', '/shop/api'],
    [7, '/api'],
    [{}, '/api'],
    ['http://', '/api'],
  ])('of %j', (apiBase, path) => {
    expect(apiBaseOf({ apiBase })).toBe(`${location.origin}${path}`)
  })

  it('of another host', () => {
    expect(apiBaseOf({ apiBase: 'https://api.shop.test/v1' })).toBe('https://api.shop.test/v1')
  })
})

describe('isFlagSet', () => {
  it.each([
    [true, true],
    [1, true],
    ['true', true],
    ['1', true],
    [false, false],
    [0, false],
    ['false', false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
    ['trueish', false],
  ])('%j says %s', (value, expected) => {
    page.mine = value
    expect(isFlagSet('mine')).toBe(expected)
    expect(isSignedIn({ loginFlag: 'mine' })).toBe(expected)
  })

  it('is not said by an element', () => {
    page.mine = document.createElement('a')
    expect(isFlagSet('mine')).toBe(false)
  })
})

describe('isBilling', () => {
  it.each([
    ['/checkout/billing', true],
    ['/checkout/billing/', true],
    ['/billing', true],
    ['/checkout/billing/more', false],
    ['/checkout/rebilling', false],
    ['/checkout/cart', false],
  ])('%s: %s', (path, expected) => {
    history.replaceState(null, '', path)
    expect(isBilling()).toBe(expected)
  })
})

describe('parseOptions', () => {
  it('has a default for everything', () => {
    expect(parseOptions({})).toEqual({
      csrf: null,
      texts: {},
      persist: 'full',
      storage: 'local',
      theme: undefined,
      consent: null,
      logUrl: null,
      sentryDsn: null,
      replay: false,
      release: null,
      helpPhone: null,
      giftCardPattern: undefined,
      searchRecipes: null,
      loadProducts: null,
      accountPort: null,
      paypalClientId: null,
      dataLayer: null,
    })
  })

  it('passes over what is odd', () => {
    const odd = { persist: 'all', storage: {}, theme: 3, csrf: 'x', texts: [1], logUrl: null }
    expect(parseOptions(odd)).toEqual(parseOptions({}))
  })

  it('takes texts from an object or from the JSON of an attribute', () => {
    const texts = { 'cart.title': 'Basket' }
    expect(parseOptions({ texts: { ...texts, odd: 5 } }).texts).toEqual(texts)
    expect(parseOptions({ texts: JSON.stringify(texts) }).texts).toEqual(texts)
  })

  it('takes the anti-forgery header in both forms', () => {
    const token = { header: 'x-token', value: 'abc' }
    expect(parseOptions({ csrf: token }).csrf).toEqual(token)
    expect(parseOptions({ csrfHeader: 'x-token', csrfValue: 'abc' }).csrf).toEqual(token)
    expect(parseOptions({ csrfHeader: 'x-token' }).csrf).toBeNull()
    expect(parseOptions({ csrf: { ...token, header: 'x token' } }).csrf).toBeNull()
  })
})

it('has no storage where it is denied', () => {
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
  expect(openStorage('local')).toBeNull()
  spy.mockRestore()
  expect(openStorage('session')).toBe(sessionStorage)
})
