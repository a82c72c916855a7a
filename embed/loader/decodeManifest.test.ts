import { describe, expect, it } from 'vitest'
import { hashOf, tableSum } from '../../scripts/embed/checksum'
import { loaderTable } from '../../scripts/embed/loaderTable'
import { decodeManifest } from './decodeManifest'

const [main, ui, fields, cart, style] = ['main', 'ui', 'fields', 'cart', 'style'].map(tableSum) as [
  string,
  string,
  string,
  string,
  string,
]
const [, rows, sums] = loaderTable('1', [
  {
    number: 17,
    needs: [1, 3, 12],
    scriptSum: cart,
    styleSum: style,
    app: ['checkout-cart', '/cart'],
  },
  { number: 1, needs: [], scriptSum: main, styleSum: null },
  { number: 3, needs: [1], scriptSum: ui, styleSum: null },
  { number: 12, needs: [], scriptSum: fields, styleSum: null },
])
const BASE = 'https://shop.test/giftwell/'

describe('unfold', () => {
  const [chunks, apps, integrity] = decodeManifest(rows, sums, BASE.slice(0, -1))
  const file = (stem: string, sum: string, ending: string) =>
    `${BASE + stem}.${hashOf(sum)}.${ending}`

  it('finds each chunk again, under the name that the build gave it', () => {
    expect(chunks).toEqual({
      1: [file('1', main, 'js'), [], 0],
      3: [file('3', ui, 'js'), [1], 0],
      12: [file('12', fields, 'js'), [], 0],
      17: [file('17', cart, 'js'), [3, 12], file('17', style, 'css')],
    })
  })

  it('finds each checksum, scripts and styles alike', () => {
    expect(Object.keys(integrity)).toHaveLength(5)
    expect(integrity[file('17', style, 'css')]).toBe(`sha256-${style}=`)
  })

  it('knows apps by name, and none that all objects have', () => {
    expect(apps['checkout-cart']).toEqual([17, '/cart'])
    expect(Object.keys(apps)).toEqual(['checkout-cart'])
    expect(apps.constructor).toBeUndefined()
  })
})
