import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from '../page/urls'
import { fits, isExactly } from '../schema/guard'
import { type BannerData, bannerDataSchema } from './bannerData'
import { bannerMessages } from './bannerMessages'

/** The data that the page parser keeps: malformed parts are dropped, or nothing is left. */
function read(data: unknown): { messages: ReturnType<typeof bannerMessages>; isOdd: boolean } {
  const isOdd = !isExactly(bannerDataSchema, data)
  // The schema has validated the type.
  const kept = fits(bannerDataSchema, data) ? (data as BannerData) : {}
  return { messages: bannerMessages(kept), isOdd }
}

describe('the data of a banner', () => {
  it.each([
    ['fields of its own', { text: 'a' }, ['a']],
    ['a list', { messages: [{ text: 'a' }, { text: 'b' }] }, ['a', 'b']],
    ['both, its own first', { text: 'a', messages: [{ text: 'b' }] }, ['a', 'b']],
    ['a cut-off alone', { orderBy: '2026-12-21 13:00', arrivesBy: '2026-12-24' }, ['']],
    ['an empty list', { messages: [] }, []],
  ])('may be %s', (_case, data, expected) => {
    const { messages, isOdd } = read(data)
    expect(messages.map(({ text }) => text)).toEqual(expected)
    expect(isOdd).toBe(false)
  })

  it.each([
    ['nothing', {}, []],
    ['no object', 'sale', []],
    ['a list that is none', { messages: 'a' }, []],
    ['words of spaces', { text: '  ' }, []],
    ['words that are none', { text: 5 }, []],
    ['words without end', { text: 'a'.repeat(401) }, []],
    ['half a cut-off', { orderBy: '2026-12-21 13:00' }, []],
    ['an invalid message next to a valid one', { messages: [{ code: 'X' }, { text: 'b' }] }, ['b']],
    ['no message among them', { messages: [null, 7] }, []],
    ['an invalid list next to valid text', { text: 'a', messages: {} }, ['a']],
  ])('are invalid: %s', (_case, data, expected) => {
    const { messages, isOdd } = read(data)
    expect(isOdd).toBe(true)
    expect(messages.map(({ text }) => text)).toEqual(expected)
  })

  it.each([
    ['code', 'x'.repeat(41)],
    ['code', ''],
    ['ends', 'soon'],
    ['ends', '2026-11-31'],
    ['href', 'javascript:alert(1)'],
    ['linkText', ' '],
    ['arrivesBy', 'Christmas'],
    ['id', {}],
  ])('lose only an invalid %s (%j)', (field, odd) => {
    const { messages, isOdd } = read({ text: 'a', [field]: odd })
    expect(isOdd).toBe(true)
    expect(messages).toEqual(read({ text: 'a' }).messages)
  })

  it('are total: the rest of any data can be rendered', () => {
    const field = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('2026-11-27', '2026-11-27T06:00Z', '/steaks', '//evil.test', null, 5, {}),
    )
    const keys = ['id', 'text', 'code', 'ends', 'href', 'linkText', 'orderBy', 'arrivesBy']
    const message = fc.dictionary(fc.constantFrom(...keys), field)
    const data = fc.oneof(
      fc.anything(),
      fc
        .tuple(message, fc.array(fc.oneof(message, fc.anything())))
        .map(([own, messages]) => ({ ...own, messages })),
    )
    fc.assert(
      fc.property(data, (given) => {
        for (const { text, code, ends, link, cutoff, id } of read(given).messages) {
          expect(text !== '' || cutoff !== null).toBe(true)
          expect(id).not.toBe('')
          expect(code).not.toBe('')
          if (link) expect(safeUrl(link.href)).toBe(link.href)
          for (const date of [ends, cutoff?.at]) expect(date?.getTime()).not.toBeNaN()
        }
      }),
    )
  })
})
