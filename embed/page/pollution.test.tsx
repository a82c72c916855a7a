import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { readOptions } from '../loader/readOption'
import { dataBy } from './data/rootData'
import { takeSharedData } from './data/sharedData'
import { parseOptions } from './options'
import { paymentOptions } from './paymentOptions'

const schema = v.object({ a: v.optional(v.any()), product: v.optional(v.any()) })

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'constructor.prototype',
  '__proto__.__proto__',
  '__defineGetter__',
]
const VALUES = [
  '{"polluted":true}',
  '{"prototype":{"polluted":true}}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
]
const nested = (key: string, value: string) => [
  `{"${key}":${value}}`,
  `{"a":{"${key}":${value}}}`,
  `{"a":[{"${key}":${value}}]}`,
  `{"product":{"skus":[{"${key}":${value}}]}}`,
  `{"links":{"${key}":${value}}}`,
]
/** JSON in the page, in options and from scripts. */
const jsons = KEYS.flatMap((key) => VALUES.flatMap((value) => nested(key, value)))
const attributes = KEYS.flatMap((key) =>
  ['', '-polluted', '.polluted', '[polluted]', '-prototype-polluted'].map((end) => `${key}${end}`),
)
const queries = KEYS.flatMap((key) => [
  `?${key}[polluted]=true`,
  `?${key}.polluted=true`,
  `?a[${key}][polluted]=true`,
  `#${key}[polluted]=true`,
  `?data-${key}=${encodeURIComponent('{"polluted":true}')}`,
])

const isClean = () => (({}) as Record<string, unknown>).polluted === undefined
const noReport = () => {}

/** Inserts markup into the page and reads all of its data. */
function readPage(attribute: string, json: string): Record<string, unknown> {
  document.body.innerHTML = `<div id="pdp" ${attribute}></div>`
  for (const name of ['data-giftwell-props', 'data-giftwell-page']) {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.setAttribute(name, '')
    script.textContent = json
    document.querySelector('#pdp')?.append(script)
  }
  const root = document.querySelector('#pdp') ?? document.body
  takeSharedData(noReport)
  return dataBy(schema)(root, 'pdp', safeParse(json), noReport)
}

function safeParse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

afterEach(() => {
  document.body.replaceChildren()
  delete window.GiftwellOptions
  Reflect.deleteProperty(Object.prototype, 'polluted')
})

describe('prototypes are not changed', () => {
  it('by more than 200 payloads', () => {
    expect(jsons.length + attributes.length + queries.length).toBeGreaterThanOrEqual(200)
  })

  it.each(jsons)('by the JSON %s', (json) => {
    const data = readPage('', json)
    expect([isClean(), Object.getPrototypeOf(data) === Object.prototype]).toEqual([true, true])
    // A dot in a key parts nothing, and is as harmless as any letter.
    if (!/\w\.\w|define/.test(json)) expect(JSON.stringify(data)).not.toContain('polluted')
    const given = safeParse(json) as Record<string, unknown>
    window.GiftwellOptions = given
    const options = { ...readOptions({ texts: json, csrf: json, hpf: json }), redirects: json }
    expect(parseOptions(options).csrf).toBeNull()
    expect(paymentOptions(options).hpf).toBeNull()
    expect(isClean()).toBe(true)
  })

  it.each(attributes)('by the attribute data-giftwell-%s', (name) => {
    document.body.innerHTML = '<div></div>'
    const root = document.body.firstElementChild ?? document.body
    root.setAttribute(`data-giftwell-${name.replace(/[[\]]/g, '-')}`, '{"polluted":true}')
    const data = dataBy(schema)(root, 'pdp', undefined, noReport)
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
    const tag = document.createElement('script')
    tag.setAttribute(`data-${name.replace(/[[\]]/g, '-')}`, '{"polluted":true}')
    parseOptions(readOptions(tag.dataset))
    expect(isClean()).toBe(true)
  })

  it.each(queries)('by the URL %s', (query) => {
    history.replaceState(null, '', `/pdp${query}`)
    readPage('', '{}')
    parseOptions(readOptions(undefined))
    expect(isClean()).toBe(true)
    history.replaceState(null, '', '/')
  })
})
