import { readFileSync } from 'node:fs'
import postcss, { type Container } from 'postcss'
import { describe, expect, it } from 'vitest'

const sheet = postcss.parse(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'))

const light = tokens(':where(.gw-root)')
const dark = tokens(':where(.gw-root[data-giftwell-theme="dark"])')
const auto = tokens(':where(.gw-root[data-giftwell-theme="auto"])')

/** Text needs 4.5 to 1, the outline of a control and the focus ring 3. */
const TEXT = 4.5
const CONTROL = 3

describe('contrast of the light theme', () => {
  it.each([
    ['ink', 'bg', 16.21, TEXT],
    ['ink', 'surface', 16.72, TEXT],
    ['ink', 'sunken', 14.66, TEXT],
    ['muted', 'bg', 8.02, TEXT],
    ['muted', 'surface', 8.27, TEXT],
    ['muted', 'sunken', 7.25, TEXT],
    ['subtle', 'surface', 6.54, TEXT],
    ['subtle', 'sunken', 5.74, TEXT],
    ['on-brand', 'brand', 10.29, TEXT],
    ['on-brand', 'brand-hover', 13.11, TEXT],
    ['link', 'bg', 9.98, TEXT],
    ['link', 'surface', 10.29, TEXT],
    ['link', 'sunken', 9.02, TEXT],
    ['gold-text', 'gold-bg', 6.28, TEXT],
    ['gold-text', 'surface', 6.92, TEXT],
    ['ok', 'surface', 6.98, TEXT],
    ['ok', 'ok-bg', 6.23, TEXT],
    ['error', 'surface', 6.54, TEXT],
    ['error', 'error-bg', 5.72, TEXT],
    ['error', 'bg', 6.34, TEXT],
    ['error', 'sunken', 5.73, TEXT],
    ['warn', 'warn-bg', 6.54, TEXT],
    ['warn', 'surface', 7.29, TEXT],
    ['info', 'info-bg', 7.29, TEXT],
    ['info', 'surface', 8.28, TEXT],
    ['sale', 'surface', 7.52, TEXT],
    ['sale', 'bg', 7.29, TEXT],
    ['sale', 'sunken', 6.59, TEXT],
    ['disabled-text', 'disabled-bg', 4.76, TEXT],
    ['control', 'surface', 4.46, CONTROL],
    ['control', 'bg', 4.33, CONTROL],
    ['control', 'sunken', 3.91, CONTROL],
    ['focus', 'surface', 8.16, CONTROL],
    ['focus', 'bg', 7.91, CONTROL],
    ['focus', 'sunken', 7.16, CONTROL],
    ['focus', 'focus-gap', 8.16, CONTROL],
    ['focus-gap', 'brand', 10.29, CONTROL],
    ['gold', 'surface', 3.72, CONTROL],
    ['gold', 'bg', 3.61, CONTROL],
  ])('%s on %s is %d', (front, back, published, needed) => {
    expectContrast(light, front, back, published, needed)
  })
})

describe('contrast of the dark theme', () => {
  const theme = { ...light, ...dark }

  it.each([
    ['ink', 'bg', 16.43, TEXT],
    ['ink', 'surface', 15.17, TEXT],
    ['muted', 'surface', 9.89, TEXT],
    ['subtle', 'surface', 7.04, TEXT],
    ['on-brand', 'brand', 5.17, TEXT],
    ['on-brand', 'brand-hover', 6.48, TEXT],
    ['link', 'bg', 11.06, TEXT],
    ['link', 'surface', 10.21, TEXT],
    ['gold-text', 'gold-bg', 8.67, TEXT],
    ['ok', 'surface', 9.75, TEXT],
    ['ok', 'ok-bg', 8.04, TEXT],
    ['error', 'surface', 10.23, TEXT],
    ['error', 'error-bg', 9.33, TEXT],
    ['warn', 'warn-bg', 9.5, TEXT],
    ['info', 'info-bg', 8.7, TEXT],
    ['sale', 'surface', 8.74, TEXT],
    ['disabled-text', 'disabled-bg', 5.39, TEXT],
    ['control', 'surface', 4.64, CONTROL],
    ['control', 'bg', 5.03, CONTROL],
    ['focus', 'surface', 9.58, CONTROL],
    ['focus', 'bg', 10.37, CONTROL],
    ['focus', 'focus-gap', 10.37, CONTROL],
    ['focus-gap', 'brand', 3.62, CONTROL],
    ['brand', 'surface', 3.36, CONTROL],
  ])('%s on %s is %d', (front, back, published, needed) => {
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

/** WCAG 2 contrast of two colours written as `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05)
}

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[\da-f]{6}$/i)
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
