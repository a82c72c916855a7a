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
  it('reads an attribute as the type in the schema', () => {
    const html = `<div id="banner" data-giftwell-title="5" data-giftwell-count="5"
      data-giftwell-is-open="true" data-giftwell-theme="dark" data-giftwell="banner"></div>`
    expect(dataOf(html)).toEqual({ title: '5', count: 5, isOpen: true })
  })

  it('prefers a script', () => {
    const html = `<div id="banner" data-giftwell-code="x">${json({ title: 'a' })}</div>`
    expect(dataOf(html, { title: 'b' })).toEqual({ title: 'b', code: 'x' })
  })

  it('drops an invalid optional field, and reports it once', () => {
    expect(dataOf(`<div id="banner">${json({ title: 'a', count: 'many' })}</div>`)).toEqual({
      title: 'a',
      count: null,
    })
    expect(reported).toEqual(['page-data-invalid'])
  })
})

describe('takeSharedData', () => {
  it('reads each block once, including later ones', () => {
    document.body.innerHTML = json({ help: { phone: '1' } }, 'data-giftwell-page')
    expect(takeSharedData(report)).toEqual([{ help: { phone: '1' } }])
    document.body.insertAdjacentHTML(
      'beforeend',
      json({ links: { shop: '/steaks' } }, 'data-giftwell-page'),
    )
    expect(takeSharedData(report)).toEqual([{ links: { shop: '/steaks' } }])
    expect(takeSharedData(report)).toEqual([])
  })

  it('reads a block again if the page has changed its text', () => {
    document.body.innerHTML = json({ help: { phone: '1' } }, 'data-giftwell-page')
    takeSharedData(report)
    const block = document.body.querySelector('script')
    if (block) block.textContent = JSON.stringify({ help: { phone: '2' } })
    expect(takeSharedData(report)).toEqual([{ help: { phone: '2' } }])
    expect(takeSharedData(report)).toEqual([])
  })

  it('drops a link that is not http(s), and reports it', () => {
    const links = { shop: 'javascript:alert(1)', cart: '/cart' }
    document.body.innerHTML = json({ links }, 'data-giftwell-page')
    expect(takeSharedData(report)).toEqual([{ links: { shop: null, cart: '/cart' } }])
    expect(reported).toEqual(['page-data-invalid'])
  })
})
