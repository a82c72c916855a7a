import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf, tableSum } from '../../scripts/embed/checksum'
import type { InventoryEntry } from '../../scripts/embed/inventory'
import type { BuiltChunk } from '../../testing/site/testSite'
import { embedFolder } from '../build/embedFolder'
import { numberOf } from '../chunks'

interface Manifest {
  version: string
  loader: { file: string; integrity: string }
  chunks: (BuiltChunk & { styleIntegrity: string | null; needs: number[] })[]
}

let manifest: Manifest
let loader: string

const read = (file: string) => readFile(`${embedFolder}/${file}`)
const integrityOf = (data: Buffer) => `sha384-${createHash('sha384').update(data).digest('base64')}`

beforeAll(async () => {
  manifest = JSON.parse(String(await read('manifest.json')))
  loader = String(await read('embed.js'))
})

describe('the built embed', () => {
  it('names files by number and content hash', async () => {
    const files = (await readdir(embedFolder)).filter((file) => !file.endsWith('.map'))
    const others = files.filter((file) => !/^\d+\.[0-9a-f]{8}\.(js|css)$/.test(file))
    expect(others.sort()).toEqual(['embed.js', 'manifest.json', 'script-inventory.json'])
    for (const { name, number, file, style } of manifest.chunks) {
      expect([number, file.split('.')[0]]).toEqual([numberOf(name), String(number)])
      expect(file).toBe(`${number}.${hashOf(tableSum(await read(file)))}.js`)
      if (style) expect(style).toBe(`${number}.${hashOf(tableSum(await read(style)))}.css`)
    }
  })

  it('lists each file with its checksum, as does the loader', async () => {
    expect(manifest.loader.integrity).toBe(integrityOf(Buffer.from(loader)))
    for (const { file, integrity, style, styleIntegrity } of manifest.chunks) {
      expect(integrityOf(await read(file))).toBe(integrity)
      expect(loader).toContain(tableSum(await read(file)))
      if (!style) continue
      expect(integrityOf(await read(style))).toBe(styleIntegrity)
      expect(loader).toContain(tableSum(await read(style)))
    }
  })

  it('lists each file in the inventory, with its checksum and purpose', async () => {
    const inventory: InventoryEntry[] = JSON.parse(String(await read('script-inventory.json')))
    const files = (await readdir(embedFolder)).filter((file) => file !== 'script-inventory.json')
    expect(inventory.map(({ file }) => file)).toEqual(files.sort())
    for (const { file, integrity, version, purpose, payment } of inventory) {
      expect([file, integrity]).toEqual([file, integrityOf(await read(file))])
      expect([version, typeof payment]).toEqual([manifest.version, 'boolean'])
      expect(purpose.length).toBeGreaterThan(10)
    }
    // The list for the payment page is complete: it contains everything that a listed chunk needs.
    const isForPayment = (number: number) =>
      inventory.find(({ file }) => RegExp(`^${number}[.]\\w+[.]js$`).test(file))?.payment
    for (const { number, needs } of manifest.chunks)
      if (isForPayment(number)) expect(needs.map(isForPayment)).not.toContain(false)
  })

  it('has a small loader', () => {
    const bare = loader.replace(/[A-Za-z0-9+/]{43,}/g, '')
    expect(loader.length - bare.length).toBeGreaterThan(43 * manifest.chunks.length)
    expect(brotliCompressSync(bare).length).toBeLessThanOrEqual(2950)
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(7150)
  })

  it('loads no Radix with the first cart', () => {
    const cart = manifest.chunks.find(({ name }) => name === 'checkout-cart')
    for (const name of ['dialog-view', 'select']) expect(cart?.needs).not.toContain(numberOf(name))
  })

  it('has the reset before all of our classes, which it would otherwise override', async () => {
    const core = manifest.chunks.find(({ name }) => name === 'core')
    const sheet = String(await read(core?.style ?? ''))
    const reset = sheet.indexOf('.gw-root :not(.gw-root,')
    expect(reset).toBeGreaterThan(0)
    expect(sheet.search(/\.gw-root \.gw-/)).toBeGreaterThan(reset)
    // The loader requests a chunk's dependencies before its own files.
    for (const { name, style, needs } of manifest.chunks)
      if (style && name !== 'core') expect(needs, name).toContain(core?.number)
  })

  it('styles nothing outside a root', async () => {
    for (const { style } of manifest.chunks) {
      if (!style) continue
      const css = String(await read(style)).replace(
        /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
        '',
      )
      const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim())
      const outside = selectors.filter(
        (selector) => !/^(@|\.gw-root|:where\(\.gw-root)/.test(selector),
      )
      expect(outside).toEqual([])
    }
  })
})
