import { readFileSync } from 'node:fs'
import postcss, { type Container } from 'postcss'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { darkPairs, lightPairs } from './contrastPairs'

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

describe('the theme that follows the visitor', () => {
  it('has the values of the dark one', () => {
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
  const ratio = contrast(theme[`--gw-color-${front}`] ?? '', theme[`--gw-color-${back}`] ?? '')
  expect(ratio).toBeGreaterThanOrEqual(needed)
  expect(ratio).toBeCloseTo(published, 1)
}

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
