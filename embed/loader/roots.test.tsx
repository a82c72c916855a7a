import { afterEach, describe, expect, it } from 'vitest'
import type { Apps } from './decodeManifest'
import { appOf, watchRoots } from './roots'

const apps: Apps = { 'checkout-cart': [17], pdp: [23] }

afterEach(() => document.body.replaceChildren())

function put(html: string): HTMLElement {
  document.body.innerHTML = html
  // The markup of a test has one element.
  return document.body.firstElementChild as HTMLElement
}

describe('appOf', () => {
  it.each([
    ['<div id="pdp"></div>', 'pdp'],
    ['<checkout-cart></checkout-cart>', 'checkout-cart'],
    ['<checkout-cart id="main"></checkout-cart>', 'checkout-cart'],
    ['<div id="pdp" data-giftwell="checkout-cart"></div>', 'checkout-cart'],
    ['<div id="pdp" data-giftwell=""></div>', 'pdp'],
    ['<div data-giftwell="nonsense"></div>', 'nonsense'],
    ['<p id="recipe"></p>', false],
    ['<x-box></x-box>', undefined],
  ])('%s', (html, app) => {
    expect(appOf(put(html), apps)).toBe(app)
  })
})

describe('watchRoots', () => {
  const changed = () => {}
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('finds present and later roots at any depth', async () => {
    put('<div id="pdp"></div>')
    const found: unknown[] = []
    watchRoots(apps, (element) => found.push(appOf(element, apps)), changed)
    expect(found).toEqual(['pdp'])
    const section = document.createElement('section')
    section.innerHTML = '<p><checkout-cart></checkout-cart></p><b data-giftwell="pdp"></b>'
    document.body.append('text', section)
    await settled()
    expect(found).toEqual(['pdp', 'checkout-cart', 'pdp'])
  })

  it.each([
    ['foreign namespaces', () => document.createElementNS('urn:other', 'thing')],
    ['names without a hyphen', () => document.createElement('pdp')],
    ['drawings', () => put('<svg><symbol id="pdp"><path /></symbol></svg>')],
  ])('ignores elements of %s', (_case, element) => {
    document.body.append(element())
    const found: Element[] = []
    watchRoots(apps, (root) => found.push(root), changed)
    expect(found).toEqual([])
  })
})
