import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import postcss, { type Container } from 'postcss'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { darkPairs, lightPairs } from './contrastPairs'
import { resolveColor } from './resolveColor'

const sheet = postcss.parse(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

const light = tokens(':where(.gw-root)')
const dark = tokens(':where(.gw-root[data-giftwell-theme="dark"])')
const auto = tokens(':where(.gw-root[data-giftwell-theme="auto"])')

describe('contrast of the light theme', () => {
  it.each(lightPairs)('%s on %s is %d', (front, back, published, needed) => {
    expectContrast(light, front, back, published, needed)
  })
})

describe('contrast of the dark theme', () => {
  const theme = { ...light, ...dark }

  it.each(darkPairs)('%s on %s is %d', (front, back, published, needed) => {
    expectContrast(theme, front, back, published, needed)
  })
})

describe('a brand of a host', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const hex = fc
    .tuple(byte, byte, byte)
    .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

  it('with readable white text has a visible hover, link and focus color', () => {
    const brands = hex.filter((brand) => contrast(brand, '#ffffff') >= 4.7)
    fc.assert(
      fc.property(brands, (brand) => {
        const theme = { ...light, '--gw-color-brand': brand }
        expect(contrast(color(theme, 'on-brand'), color(theme, 'brand-hover'))).toBeGreaterThan(4.5)
        expect(contrast(color(theme, 'link'), color(theme, 'bg'))).toBeGreaterThan(4.5)
        for (const back of ['surface', 'bg', 'sunken', 'focus-gap'])
          expect(contrast(color(theme, 'focus'), color(theme, back))).toBeGreaterThan(3)
      }),
    )
  })

  it('has a visible link and focus color in the dark theme, whatever it is', () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const theme = { ...light, ...dark, '--gw-color-brand': brand }
        for (const back of ['surface', 'bg', 'sunken']) {
          expect(contrast(color(theme, 'link'), color(theme, back))).toBeGreaterThan(4.5)
          expect(contrast(color(theme, 'focus'), color(theme, back))).toBeGreaterThan(3)
        }
      }),
    )
  })
})

describe('the theme that follows the visitor’s preference', () => {
  it('has the dark theme’s values', () => {
    expect(auto).toEqual(dark)
  })
})

function expectContrast(
  theme: Record<string, string>,
  front: string,
  back: string,
  published: number,
  needed: number,
) {
  const ratio = contrast(color(theme, front), color(theme, back))
  expect(ratio).toBeGreaterThanOrEqual(needed)
  expect(ratio).toBeCloseTo(published, 1)
}

const color = (theme: Record<string, string>, name: string) =>
  resolveColor(theme[`--gw-color-${name}`] ?? '', theme)

/** The custom properties of one rule. */
function tokens(selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  sheet.walkRules((rule) => {
    const parent = rule.parent as Container
    const isPlain = parent.type === 'root' || selector.includes('auto')
    if (rule.selector === selector && isPlain) {
      rule.walkDecls((declaration) => {
        found[declaration.prop] = declaration.value
      })
    }
  })
  return found
}
