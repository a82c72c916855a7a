import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { appNumbers, apps } from '../../embed/apps'
import { alone, features, shared } from '../../embed/chunks'
import type { Table } from '../../embed/loader/table'
import { bundleLoader } from './bundleLoader'
import { loaderTable, type TableChunk } from './loaderTable'

/*
 * What the loader will weigh when every app of specification §2 exists: its table is filled with the
 * twenty names, the features that are there and those that are planned, and checksums of nothing.
 */

const READS: Readonly<Record<string, string[]>> = {
  'checkout-cart': ['/checkout/cart?t=1'],
  'checkout-login': ['/checkout/cart?t=1', '!/customer'],
  'checkout-shipping': ['/checkout/cart?t=1', '!/customer/address'],
  'checkout-additional-shipments': ['/checkout/cart?t=1', '!/customer/address'],
  'checkout-billing': ['/checkout/cart?t=1', '!/customer'],
  'account-cart': ['/checkout/regen-mini-cart/', '!/customer'],
  pdp: ['!/customer/address'],
  myaccount: ['!/customer'],
  'myaccount-add-edit-card': ['!/customer'],
}

/** Screens of the account that are still to come, each a chunk with a style. */
const PLANNED = ['saved-cards', 'add-edit-card']

const UNSTYLED = new Set([6, 8, 14, 15, 16, 22, 34, 35, 44, 45, 47, 48, 49, 50, 56, 57, 58])

const sum = (of: string) => createHash('sha256').update(of).digest('base64').slice(0, 43)

function fullChunks(): TableChunk[] {
  const chunk = (number: number, needs: number[], isStyled: boolean, app?: string): TableChunk => ({
    number,
    needs,
    scriptSum: sum(`script ${number}`),
    styleSum: isStyled ? sum(`style ${number}`) : null,
    app: app === undefined ? undefined : [app, ...(READS[app] ?? [])],
  })
  const has = (number: number) => !UNSTYLED.has(number)
  // Numbers of their own: what has that of another one has its checksum, too, and costs nothing.
  const numbers = [...Object.values(shared), ...Object.values(features).map(({ number }) => number)]
  const planned = Math.max(...numbers) + 1
  const { react, core, cart, dialog, host, fields, logic } = shared
  const runtime = shared['rolldown-runtime']
  const page: number[] = [runtime, react, core]
  const dialogs = [...page, cart, dialog, host, fields, logic]
  return [
    chunk(runtime, [], false),
    chunk(react, [runtime], false),
    chunk(core, [runtime, react], true),
    ...Object.values(shared).flatMap((number) =>
      page.includes(number) ? [] : [chunk(number, page, has(number))],
    ),
    ...Object.entries(appNumbers).map(([app, number]) =>
      chunk(number, [...page, cart, host], has(number), app),
    ),
    ...Object.values(features).map(({ number }) => chunk(number, dialogs, has(number))),
    ...Object.values(alone).map(({ number }) => chunk(number, [], false)),
    ...PLANNED.map((_, at) => chunk(planned + at, dialogs, true)),
  ]
}

const brotli = (text: string) => brotliCompressSync(text).length

describe('a loader with the whole table', () => {
  let table: Table
  let code: string
  beforeAll(async () => {
    table = loaderTable('0.1.0', fullChunks(), alone.inspect.number)
    code = await bundleLoader('embed/loader/loader.ts', table)
  })

  it('has twenty apps, and chunks as the design plans them', () => {
    expect(Object.keys(appNumbers)).toHaveLength(20)
    expect(Object.keys(appNumbers)).toEqual(expect.arrayContaining(Object.keys(apps)))
    expect(fullChunks().length).toBeGreaterThanOrEqual(43)
    expect(code).toContain('checkout-additional-shipments')
    expect(code).toContain(sum('style 21'))
  })

  it('weighs at most 2,700 bytes without checksums', () => {
    expect(code).toContain(table[2])
    expect(brotli(code.replace(table[2], ''))).toBeLessThanOrEqual(2700)
  })

  it('weighs at most 7,600 bytes with them', () => {
    expect(brotli(code)).toBeLessThanOrEqual(7600)
  })
})
