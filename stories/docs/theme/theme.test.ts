import { describe, expect, it } from 'vitest'
import { properties, ruleOf, type Theme } from './theme'

const ours: Theme = { brand: '#7a1f1d', radius: 8, display: '', body: '' }
const changed = (part: Partial<Theme>) => properties({ ...ours, ...part }, ours)

describe('the rule of a theme', () => {
  it('contains only what differs', () => {
    expect(changed({})).toEqual({})
    expect(changed({ brand: '#14508f' })).toEqual({ '--gw-color-brand': '#14508f' })
    expect(changed({ radius: 0 })).toEqual({
      '--gw-radius-sm': '0px',
      '--gw-radius-md': '0px',
      '--gw-radius-lg': '0px',
    })
    expect(changed({ radius: 8, display: 'Georgia, serif' })).toEqual({
      '--gw-font-display': 'Georgia, serif',
    })
  })

  it.each([
    ['#767676', undefined],
    ['#777777', '#2a1a14'],
    ['#ffd400', '#2a1a14'],
  ])('puts dark words on %s where white cannot be read', (brand, onBrand) => {
    expect(changed({ brand })['--gw-color-on-brand']).toBe(onBrand)
  })

  it('can be copied', () => {
    expect(ruleOf({ '--gw-color-brand': '#14508f' })).toBe(
      '.gw-root {\n  --gw-color-brand: #14508f;\n}',
    )
    expect(ruleOf({})).toBe('/* Nothing is changed yet. */')
  })
})
