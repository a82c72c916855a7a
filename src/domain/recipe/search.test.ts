import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'
import { searchText } from './searchText'

/** Marked parts are in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

describe('the query', () => {
  it.each([
    [' ribeye  steak ', 'ribeye steak', false],
    [null, '', false],
    ['<b>ham</b>', '<b>ham</b>', false],
    ['a\u0000b\nc', 'a b c', false],
    ['a'.repeat(100), 'a'.repeat(100), false],
    ['a'.repeat(101), 'a'.repeat(100), true],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99), true],
    [`${'a'.repeat(95)}👨‍👩‍👧`, 'a'.repeat(95), true],
  ])('%j is %j', (typed, text, isCut) => {
    expect(searchText(typed)).toEqual({ text, isCut })
  })
})

describe('matches are marked', () => {
  it.each([
    ['Ribeye with Herb Butter', 'ribeye', '[Ribeye] with Herb Butter'],
    ['Ribeye with Herb Butter', 'rib butt', '[Rib]eye with Herb [Butt]er'],
    ['Ribeye with Herb Butter', 'eye', 'Ribeye with Herb Butter'],
    ['Steak, steak', 'steak', '[Steak], [steak]'],
    ['Crème brûlée', 'creme bru', '[Crème] [brû]lée'],
    ['Creme', 'crème', '[Creme]'],
    ['Cre\u0300me', 'crem', '[Cre\u0300m]e'],
    ['Salmon', 's salmo', '[Salmo]n'],
    ['<b>Ham</b>', '<b>', '<[b]>Ham</[b]>'],
    ['Ham', '.*', 'Ham'],
    ['Ham', '', 'Ham'],
    ['', 'ham', ''],
  ])('%j for %j: %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it('without losing text, for any query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          const pieces = highlight(text, query)
          expect(pieces.map((piece) => piece.text).join('')).toBe(text)
          for (const [at, piece] of pieces.entries())
            expect(piece.isMatch).not.toBe(pieces[at + 1]?.isMatch)
        },
      ),
    )
  })
})
