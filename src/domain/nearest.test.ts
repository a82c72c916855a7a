import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

describe('the nearest word', () => {
  it.each<[string, string[], ReturnType<typeof nearest>]>([
    ['is null without candidates', [], null],
    ['is the word itself', ['cat', 'cart'], { word: 'cart', edits: 0 }],
    ['is a letter left out', ['banner', 'crt'], { word: 'crt', edits: 1 }],
    ['is a letter put in', ['carts', 'banner'], { word: 'carts', edits: 1 }],
    ['is another letter', ['card', 'banner'], { word: 'card', edits: 1 }],
    ['is the first of two as near', ['cars', 'card'], { word: 'cars', edits: 1 }],
    ['may be far', ['banner'], { word: 'banner', edits: 5 }],
  ])('of "cart" %s', (_case, known, found) => {
    expect(nearest('cart', known)).toEqual(found)
  })
})
