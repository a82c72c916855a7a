import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fitField, LIMITS, type LimitedField, normalise, truncate } from './limits'
import { formatPhone } from './recipient/phone'
import { formatPostalCode } from './recipient/postalCode'

const FIELDS = Object.keys(LIMITS) as LimitedField[]
const TEXT_FIELDS = FIELDS.filter((field) => field !== 'phone' && field !== 'postal_code')
const FAMILY = '👨‍👩‍👧‍👦'
const LONE_SURROGATE = /\p{Cs}/u

describe('LIMITS', () => {
  it('match the specification', () => {
    expect(LIMITS).toEqual({
      email: 50,
      fname: 15,
      lname: 15,
      company: 30,
      address_1: 30,
      address_2: 30,
      city: 19,
      postal_code: 9,
      phone: 10,
      gift_message: 240,
      announce_it_message: 240,
      announce_it_email: 50,
    })
  })
})

describe('a phone number is normalized before it is measured', () => {
  it.each([
    ['signs', ['9135550100', '913-555-0100', '913.555.0100', '913 555 0100', '(913) 555-0100']],
    ['signs', ['(913)555-0100', '(913)5550100', '913/555-0100', '913_555_0100', '913–555–0100']],
    ['signs', ['913‑555‑0100', '913 555 0100']],
    ['spaces around it', [' 9135550100 ', '9135550100\n', '\t913\t555\t0100']],
    ['its country', ['19135550100', '1-913-555-0100', '1 (913) 555-0100', '1.913.555.0100']],
    ['its country', ['+19135550100', '+1 913 555 0100', '+1 (913) 555-0100', '+1-913-555-0100']],
    ['its country', ['+1.913.555.0100', '+ 1 913 555 0100', '001 913 555 0100']],
    ['its country', ['011 1 913 555 0100', 'tel:+1-913-555-0100']],
    ['an extension', ['tel:+19135550100;ext=22', '913-555-0100 x22', '913-555-0100x22']],
    ['an extension', ['913-555-0100 ext 22', '913-555-0100 ext. 22']],
    ['an extension', ['+1 (913) 555-0100 Extension 22', '913-555-0100 #22']],
    ['other company', ['Phone: 913-555-0100', '９１３５５５０１００', '‪(913) 555-0100‬']],
    ['other company', ['913\u0000555\u00000100']],
  ])('with %s: %j', (_case, spellings) => {
    for (const typed of spellings)
      expect(fitField('phone', typed), typed).toEqual({ text: '9135550100', isCut: false })
  })

  it('can lack its area code', () => {
    expect(fitField('phone', '555-0100')).toEqual({ text: '5550100', isCut: false })
  })

  it('keeps a leading 1 until more than ten digits are typed', () => {
    expect(normalise('phone', '1')).toBe('1')
    expect(normalise('phone', '+1 913')).toBe('1913')
    expect(normalise('phone', '1913555010')).toBe('1913555010')
    expect(normalise('phone', '19135550100')).toBe('9135550100')
  })

  it('drops an extension, even after a single digit', () => {
    expect(normalise('phone', '5 x22')).toBe('5')
  })

  it('reports dropped digits', () => {
    expect(fitField('phone', '+44 20 7946 0958')).toEqual({ text: '4420794609', isCut: true })
  })
})

describe('a postal code is normalized before it is measured', () => {
  it.each([
    ['66101', ['66101', ' 66101 ', '66101\n', '\t66101', '66101-', '6 6 1 0 1']],
    ['661011234', ['66101-1234', '66101 1234', '661011234', '66101–1234', '66101—1234']],
    ['661011234', ['66101‑1234', '66101 - 1234', '66101.1234', '66101_1234', '66101 1234']],
    ['661011234', ['６６１０１－１２３４', '66101\u00001234']],
    ['00501', ['00501']],
    ['661', ['661']],
  ])('as %s: %j', (text, spellings) => {
    for (const typed of spellings)
      expect(fitField('postal_code', typed), typed).toEqual({ text, isCut: false })
  })
})

describe('other fields', () => {
  it('count a line break as one character', () => {
    expect(normalise('gift_message', 'Dear Ann,\r\nhappy\rbirthday\n')).toBe(
      'Dear Ann,\nhappy\nbirthday\n',
    )
  })

  it('drop null bytes and control characters, and join lines in single-line fields', () => {
    expect(normalise('gift_message', 'a\u0000b\u0007c\td\u0085')).toBe('abc\td')
    expect(normalise('address_1', '418 Maple\r\nStreet\tNorth\u0000')).toBe(
      '418 Maple Street North',
    )
  })

  it('are not trimmed during typing', () => {
    expect(truncate('fname', ' Mary ')).toBe(' Mary ')
  })

  it.each([null, undefined, ''])('treat %s as an empty text', (text) => {
    for (const field of FIELDS) expect(fitField(field, text)).toEqual({ text: '', isCut: false })
  })
})

describe('truncation never splits a grapheme', () => {
  it.each([
    ['a surrogate pair', 'x'.repeat(14), '🎁'],
    ['a family', 'x'.repeat(10), FAMILY],
    ['a combining mark', 'x'.repeat(14), 'e\u0301'],
    ['a flag', 'x'.repeat(13), '🇺🇸'],
    ['a skin tone', 'x'.repeat(12), '👍🏽'],
    ['a syllable of Devanagari', 'x'.repeat(14), 'नि'],
  ])('%s at the edge goes whole', (_case, before, grapheme) => {
    expect(fitField('fname', before + grapheme)).toEqual({ text: before, isCut: true })
  })

  it('keeps one that just fits', () => {
    expect(truncate('fname', `xxxx${FAMILY}y`)).toBe(`xxxx${FAMILY}`)
  })

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 600 })
      .map((units) => String.fromCharCode(...units)),
  )

  it('holds for any text: within the limit, well-formed, stable, a prefix of graphemes', () => {
    const graphemes = new Intl.Segmenter('en-US')
    fc.assert(
      fc.property(fc.constantFrom(...TEXT_FIELDS), anyText, (field, text) => {
        const whole = normalise(field, text)
        const fitting = truncate(field, text)
        expect(fitting.length).toBeLessThanOrEqual(LIMITS[field])
        expect(fitting).not.toMatch(LONE_SURROGATE)
        expect(truncate(field, fitting)).toBe(fitting)

        let longest = ''
        for (const { segment } of graphemes.segment(whole)) {
          if (longest.length + segment.length > LIMITS[field]) break
          longest += segment
        }
        expect(fitting).toBe(longest)
      }),
      { numRuns: 1000 },
    )
  })

  it('holds for phone and postal code', () => {
    const field = fc.constantFrom<LimitedField>('phone', 'postal_code')
    fc.assert(
      fc.property(field, anyText, (name, text) => {
        const fitting = truncate(name, text)
        expect(fitting).toMatch(name === 'phone' ? /^\d{0,10}$/ : /^[0-9A-Za-z]{0,9}$/)
        expect(truncate(name, fitting)).toBe(fitting)
      }),
    )
  })

  describe('in a browser without Intl.Segmenter', () => {
    afterEach(() => vi.unstubAllGlobals())

    it('cuts between code points', () => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
      for (const pair of ['🎁', '\u{10000}', '\u{103FF}']) {
        expect(truncate('fname', 'x'.repeat(14) + pair)).toBe('x'.repeat(14))
      }
      expect(truncate('fname', `${'x'.repeat(13)}🎁y`)).toBe(`${'x'.repeat(13)}🎁`)
      expect(truncate('fname', 'x'.repeat(99))).toBe('x'.repeat(15))
    })
  })
})

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['913', '913'],
    ['9135', '(913) 5'],
    ['9135550', '(913) 555-0'],
    ['+1 913 555 0100', '(913) 555-0100'],
    [null, ''],
  ])('%j reads %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown)
  })

  it('is reversible', () => {
    const digits = fc.stringMatching(/^\d{0,10}$/)
    fc.assert(fc.property(digits, (phone) => truncate('phone', formatPhone(phone)) === phone))
  })
})

describe('formatPostalCode', () => {
  it.each([
    ['66101', '66101'],
    ['661011', '66101-1'],
    ['661011234', '66101-1234'],
    ['66101-1234', '66101-1234'],
    ['K1A 0B1', 'K1A0B1'],
    [null, ''],
  ])('%j reads %j', (typed, shown) => {
    expect(formatPostalCode(typed)).toBe(shown)
  })
})
