import { afterEach, describe, expect, it } from 'vitest'
import { parseOptions } from '../page/options'
import { apiBaseOf, asAddress, isBilling, isFlagSet, isSignedIn, readOptions } from './readOption'

const page = window as unknown as Record<string, unknown>

afterEach(() => {
  delete page.GiftwellOptions
  delete page.mine
  document.body.replaceChildren()
})

describe('readOptions', () => {
  it('prefers the tag’s attributes to the global', () => {
    page.GiftwellOptions = { apiBase: '/global', release: '7' }
    const script = document.createElement('script')
    script.dataset.apiBase = '/tag'
    const { apiBase, release } = readOptions(script.dataset)
    expect([apiBase, release]).toEqual(['/tag', '7'])
  })

  it('ignores inherited properties', () => {
    expect(readOptions(undefined).toString).toBeUndefined()
  })

  it.each([undefined, null, 'text', 5])('treats %s as no options', (given) => {
    page.GiftwellOptions = given
    expect(readOptions(undefined).apiBase).toBeUndefined()
  })
})

it.each([undefined, ''])('a script with the URL %j takes its files from the option', (url) => {
  expect(asAddress('https://cdn.example/gift/', '.', url)).toBe('https://cdn.example/gift')
  expect(asAddress('/gift/', '.', url)).toBe(`${location.origin}/gift`)
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
  ])('%j means %s', (value, expected) => {
    page.mine = value
    expect(isFlagSet('mine')).toBe(expected)
    expect(isSignedIn({ loginFlag: 'mine' })).toBe(expected)
  })

  it('ignores an element with that id', () => {
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
  it('has defaults', () => {
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

  it('ignores invalid values', () => {
    const odd = { persist: 'all', storage: {}, theme: 3, csrf: 'x', texts: [1], logUrl: null }
    expect(parseOptions(odd)).toEqual(parseOptions({}))
  })

  it('reads texts from an object or an attribute’s JSON', () => {
    const texts = { 'cart.title': 'Basket' }
    expect(parseOptions({ texts: { ...texts, odd: 5 } }).texts).toEqual(texts)
    expect(parseOptions({ texts: JSON.stringify(texts) }).texts).toEqual(texts)
  })

  it('reads the anti-forgery header in both forms', () => {
    const token = { header: 'x-token', value: 'abc' }
    expect(parseOptions({ csrf: token }).csrf).toEqual(token)
    expect(parseOptions({ csrfHeader: 'x-token', csrfValue: 'abc' }).csrf).toEqual(token)
    expect(parseOptions({ csrfHeader: 'x-token' }).csrf).toBeNull()
    expect(parseOptions({ csrf: { ...token, header: 'x token' } }).csrf).toBeNull()
  })
})
