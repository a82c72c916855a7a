import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textKeys } from './everyText'
import type { TextKey, TextOverrides } from './textKey'

describe('TextKey', () => {
  it('includes every file of texts', () => {
    const list = readFileSync('src/texts/everyText.ts', 'utf8')
    const named = list.match(/(?<=^ {2})\w+(?=,$)/gm)
    const files = globSync('src/texts/*.ts', { exclude: ['**/*.test.ts'] })
      .filter((file) => readFileSync(file, 'utf8').includes(' = builtInTexts('))
      .map((file) => file.replace(/^src\/texts\/|\.ts$/g, ''))
    expect([...(named ?? [])].sort()).toEqual(files.sort())
    expect(textKeys).toContain('cart.title')
    expect(textKeys).toContain('embed.failed')
    expect(new Set(textKeys).size).toBe(textKeys.length)
  })

  it('finds a mistyped key', () => {
    const title: TextKey = 'cart.title'
    // @ts-expect-error This text does not exist.
    const mistyped: TextOverrides = { 'cart.titel': 'Basket', [title]: 'Basket' }
    expect(Object.keys(mistyped)).toHaveLength(2)
  })
})
