import { describe, expect, it } from 'vitest'
import { apps as manifests } from '../../../../embed/apps'
import { apps, codes, found } from '../../../../testing/page/found'

const banner = (json: string) =>
  `<div id="universal-banner"><script type="application/json" data-giftwell-props>${json}</script></div>`
const SALE = banner('{"text":"10% off","code":"STEAK10","ends":"2026-12-06"}')

it('knows each app', () => {
  expect([...apps.keys()].sort()).toEqual(Object.keys(manifests).sort())
})

describe('a valid page', () => {
  it.each([
    ['by id', '<div id="checkout-cart"></div>'],
    ['by mark', '<section data-giftwell="checkout-cart"></section>'],
    ['by tag', '<checkout-cart></checkout-cart>'],
    ['with data inside', SALE],
    ['with scalars', '<div id="universal-banner" data-giftwell-text="10% off"></div>'],
    [
      'with a number for a text that is none',
      '<div id="checkout-login" data-giftwell-tells-known-emails="true"></div>',
    ],
    [
      'with data beside it',
      '<div id="universal-banner"></div><script type="application/json" data-giftwell-for="universal-banner">{"text":"Hi"}</script>',
    ],
    [
      'with data for all apps',
      '<div id="checkout-cart"></div><script type="application/json" data-giftwell-page>{"links":{"cart":"/cart"}}</script>',
    ],
    [
      'with a theme and a slot',
      '<div id="checkout-cart" data-giftwell-theme="dark"><template data-giftwell-slot="empty"><p id="x"></p></template></div>',
    ],
    [
      'twice, the second one marked',
      '<div id="account-cart"></div><div data-giftwell="account-cart"></div>',
    ],
  ])('%s', (_case, body) => {
    expect(found(body)).toEqual([])
  })
})

describe('a mistake is reported with its line', () => {
  it.each([
    [
      'data-giftwell of no app',
      '<p data-giftwell="checkout-carts">',
      'unknown-app',
      'data-giftwell="checkout-cart"',
    ],
    [
      'an id that is nearly one',
      '<div id="checkout_cart"></div><p id="modal-provider">',
      'maybe-app',
      'id="checkout-cart"',
    ],
    [
      'a tag that is nearly one',
      '<universal-baner></universal-baner><p id="modal-provider">',
      'maybe-app',
      'id="universal-banner"',
    ],
    [
      'a tag that is nearly one, with an id of its own',
      '<chekout-cart id="cart"></chekout-cart><p id="modal-provider">',
      'maybe-app',
      'id="checkout-cart"',
    ],
    [
      'a root within another',
      '<div id="checkout-cart"><div id="account-cart"></div></div>',
      'nested-root',
      'nested in the root <div id="checkout-cart">',
    ],
    [
      'required data missing',
      '<div id="universal-banner"></div>',
      'data-missing',
      'dist/schemas/universal-banner.json',
    ],
    [
      'data that are no JSON',
      banner('{"text": "a",}'),
      'data-not-json',
      'universal-banner is not valid JSON',
    ],
    [
      'an invalid field',
      banner('{"text":"a","ends":"soon"}'),
      'data-malformed',
      'ends of universal-banner is "soon", so it is ignored. It must be a time or day',
    ],
    [
      'a list in place of a product',
      '<div id="pdp"><script type="application/json" data-giftwell-props>[]</script></div>',
      'data-malformed',
      'The data of pdp is an array, so it is ignored. It must be an object.',
    ],
    [
      'a category without products',
      '<div id="pcp"><script type="application/json" data-giftwell-props>{"total":1}</script></div>',
      'data-malformed',
      'The data of pcp is incomplete, so it is ignored. It must have products',
    ],
    [
      'a number for a text',
      banner('{"text":7,"orderBy":"2026-12-06","arrivesBy":"2026-12-08"}'),
      'data-malformed',
      'text of universal-banner is 7, so it is ignored. It must be a string.',
    ],
    [
      'an invalid field in a list',
      banner('{"messages":[{"text":"a","href":"javascript:alert(1)"}]}'),
      'data-malformed',
      'messages.0.href of universal-banner',
    ],
    [
      'an attribute that no app knows',
      '<div id="checkout-cart" data-giftwell-titel="x"></div>',
      'data-unknown',
      'data-giftwell-titel',
    ],
    [
      'an attribute that is nearly one',
      '<div id="universal-banner" data-giftwell-text="a" data-giftwell-end="2026-12-06"></div>',
      'data-unknown',
      'Did you mean data-giftwell-ends?',
    ],
    [
      'invalid data of several roots',
      '<p id="modal-provider"></p><script type="application/json" data-giftwell-page>{"products":[{"name":"x","skus":[]}]}</script>',
      'data-malformed',
      'products.0.item_id is missing',
    ],
    [
      'a cart that is no JSON',
      '<p id="modal-provider"></p><script type="application/json" data-giftwell-cart></script>',
      'data-not-json',
      'data block is not valid JSON',
    ],
    [
      'data that run',
      '<p id="modal-provider"></p><script data-giftwell-page>{}</script>',
      'script-runs-data',
      'type="application/json"',
    ],
    [
      'data for an app that is not there',
      '<p id="modal-provider"></p><script type="application/json" data-giftwell-for="pdp">{}</script>',
      'data-for-nobody',
      '"pdp"',
    ],
    [
      'data for an app that is misspelled',
      '<div id="recipe-search"></div><script type="application/json" data-giftwell-props data-giftwell-for="recipe-serach">{}</script>',
      'data-for-nobody',
      'Did you mean data-giftwell-for="recipe-search"?',
    ],
    [
      'data beside a root, without its name',
      '<div id="checkout-cart"></div><script type="application/json" data-giftwell-props>{}</script>',
      'data-for-nobody',
      'is not inside a root element',
    ],
    [
      'data in an attribute',
      '<div id="checkout-cart" data-giftwell-props="{}"></div>',
      'attribute-unknown',
      '<script type="application/json" data-giftwell-props>',
    ],
    [
      'data escaped as HTML',
      '<div id="checkout-cart"><script type="application/json" data-giftwell-props>{&quot;a&quot;:1}</script></div>',
      'data-not-json',
      'It is escaped as HTML',
    ],
    [
      'a root that is closed as in XML',
      '<checkout-cart /><p>Footer</p>',
      'unclosed-root',
      'Add </checkout-cart>',
    ],
    [
      'an id in capitals',
      '<p id="modal-provider"></p><div id="PDP"></div>',
      'maybe-app',
      'use id="pdp"',
    ],
    [
      'an id twice',
      '<p id="modal-provider"></p><b id="x"></b><i id="x"></i>',
      'duplicate-id',
      '"x"',
    ],
  ])('%s', (_case, body, code, says) => {
    const findings = found(body)
    expect(findings).toEqual([{ code, says: expect.stringContaining(says), line: 2 }])
  })

  it('a duplicate root id is an error of its app', () => {
    const [finding] = found('<div id="account-cart"></div>\n<div id="account-cart"></div>')
    expect(finding).toMatchObject({ code: 'duplicate-id', line: 3 })
    expect(finding?.says).toContain('data-giftwell="account-cart"')
  })

  it('each root is checked for its own data', () => {
    const empty = '<div id="universal-banner"></div>'
    expect(codes(`${empty}\n<div data-giftwell="universal-banner">${SALE}</div>`)).toContain(
      'data-missing',
    )
  })

  it('invalid JSON is reported with the line of the mistake', () => {
    const [finding] = found(banner('\n{\n"text": "a",\n}'))
    expect(finding?.says).toContain('universal-banner is not valid JSON on line 5: Expected')
    expect(finding?.says).not.toMatch(/position|\(line/)
    expect(finding?.line).toBe(2)
  })

  it('errors precede warnings', () => {
    const warning = '<checkout-cart data-giftwell-titel="x"></checkout-cart>'
    expect(codes(`${warning}\n<div id="universal-banner"></div>`)).toEqual([
      'data-missing',
      'data-unknown',
    ])
  })

  it('keys that could reach a prototype are not data', () => {
    expect(found(banner('{"text":"a","__proto__":{"text":7}}'))).toEqual([])
  })
})
