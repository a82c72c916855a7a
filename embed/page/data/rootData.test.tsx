import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { dataBy } from './rootData'
import { takeSharedData } from './sharedData'

const schema = v.object({
  title: v.string(),
  count: v.nullish(v.number()),
  isOpen: v.nullish(v.boolean()),
  code: v.nullish(v.string()),
})

let reported: string[] = []
const report = (code: string) => reported.push(code)

afterEach(() => {
  document.body.replaceChildren()
  reported = []
})

function dataOf(html: string, given?: unknown) {
  document.body.innerHTML = html
  const element = document.querySelector('#banner') ?? document.body
  return dataBy(schema)(element, 'banner', given, report)
}

const json = (data: unknown, attributes = 'data-giftwell-props') =>
  `<script type="application/json" ${attributes}>${JSON.stringify(data)}</script>`

describe('dataBy', () => {
  it.each([
    ['JSON inside the root', `<div id="banner">${json({ title: 'a' })}</div>`],
    [
      'JSON beside the root',
      `<div id="banner"></div>${json({ title: 'a' }, 'data-giftwell-for="banner"')}`,
    ],
    [
      'JSON anywhere for the app',
      `<p><b id="banner"></b></p><i>${json({ title: 'a' }, 'data-giftwell-for="banner"')}</i>`,
    ],
    ['attributes', '<div id="banner" data-giftwell-title="a"></div>'],
  ])('reads %s', (_case, html) => {
    expect(dataOf(html)).toEqual({ title: 'a' })
    expect(reported).toEqual([])
  })

  it('reads an attribute as what the schema wants', () => {
    const html = `<div id="banner" data-giftwell-title="5" data-giftwell-count="5"
      data-giftwell-is-open="true" data-giftwell-theme="dark" data-giftwell="banner"></div>`
    expect(dataOf(html)).toEqual({ title: '5', count: 5, isOpen: true })
  })

  it('lets a script have the last word', () => {
    const html = `<div id="banner" data-giftwell-code="x">${json({ title: 'a' })}</div>`
    expect(dataOf(html, { title: 'b' })).toEqual({ title: 'b', code: 'x' })
  })

  it('drops an odd field that may be absent, and says so once', () => {
    expect(dataOf(`<div id="banner">${json({ title: 'a', count: 'many' })}</div>`)).toEqual({
      title: 'a',
      count: null,
    })
    expect(reported).toEqual(['page-data-invalid'])
  })

  it.each([
    ['no data', ''],
    ['half a JSON', '<script type="application/json" data-giftwell-props>{"title":</script>'],
    ['a list', json([1])],
    ['what must not be odd', json({ title: 5 })],
  ])('leaves nothing of %s', (_case, html) => {
    expect(dataOf(`<div id="banner">${html}</div>`)).toEqual({})
    expect(reported).toEqual(['page-data-invalid'])
  })

  it('drops what could reach a prototype', () => {
    const evil = '{"title":"a","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'
    const data = dataOf(
      `<div id="banner" data-giftwell-__proto__="x" data-giftwell-constructor="x">
        <script type="application/json" data-giftwell-props>${evil}</script></div>`,
      JSON.parse(evil),
    )
    expect(Object.keys(data)).toEqual(['title'])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

describe('takeSharedData', () => {
  it('takes each block once, also one that comes later', () => {
    document.body.innerHTML = json({ help: { phone: '1' } }, 'data-giftwell-page')
    expect(takeSharedData(report)).toEqual([{ help: { phone: '1' } }])
    document.body.insertAdjacentHTML(
      'beforeend',
      json({ links: { shop: '/steaks' } }, 'data-giftwell-page'),
    )
    expect(takeSharedData(report)).toEqual([{ links: { shop: '/steaks' } }])
    expect(takeSharedData(report)).toEqual([])
  })

  it('drops a link that leads out of the web, and says so', () => {
    const links = { shop: 'javascript:alert(1)', cart: '/cart' }
    document.body.innerHTML = json({ links }, 'data-giftwell-page')
    expect(takeSharedData(report)).toEqual([{ links: { shop: null, cart: '/cart' } }])
    expect(reported).toEqual(['page-data-invalid'])
  })
})
