import { createFormat } from '../domain/createFormat'
import type { StoreOptions } from './core/createStore'

/** A store's options as JavaScript passes them, without types. */
type Loose = { [Option in keyof StoreOptions]?: unknown }

/** Throws if options that are missing or of the wrong type would fail later, or without a message. */
export function checkOptions(options: StoreOptions | undefined): void {
  const { api, products = [], persist = 'full', storage, tabStorage }: Loose = options ?? {}
  expected(hasMethod(api, 'call'), 'api', 'a client', "createClient({ baseUrl: '/api' })")
  const isList = Array.isArray(products) && products.every((one) => Array.isArray(one?.skus))
  const product = "[{ item_id: 1001, name: 'Filet Mignon', skus: [{ sku_id: 10011 }] }]"
  expected(isList, 'products', 'a list of products, each with its sizes', product)
  const isMode = ['full', 'minimal', 'none'].includes(String(persist))
  expected(isMode, 'persist', "'full', 'minimal' or 'none'", "'minimal'")
  const where = "'local', 'session', a Storage or null"
  expected(isStorage(storage), 'storage', where, "'local'")
  expected(isStorage(tabStorage), 'tabStorage', where, "'session'")
  const tags = 'an object with a BCP 47 tag as locale and an ISO 4217 code as currency'
  const given = `, not ${JSON.stringify(options?.format)}`
  expected(
    isFormat(options?.format),
    'format',
    tags + given,
    "{ locale: 'de-DE', currency: 'EUR' }",
  )
}

function expected(isRight: boolean, option: string, what: string, example: string): void {
  if (isRight) return
  throw new TypeError(
    `createStore: the option ${option} must be ${what}. Pass it as createStore({ ${option}: ${example} }).`,
  )
}

const isStorage = (value: unknown) =>
  value == null || value === 'local' || value === 'session' || hasMethod(value, 'getItem')

function isFormat(value: StoreOptions['format']): boolean {
  try {
    createFormat(value ?? {})
    return typeof (value ?? {}) === 'object'
  } catch {
    return false
  }
}

const hasMethod = (value: unknown, name: string) =>
  typeof (value as Record<string, unknown> | null | undefined)?.[name] === 'function'
