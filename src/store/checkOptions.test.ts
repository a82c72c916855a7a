import { describe, expect, it } from 'vitest'
import { createClient } from '../api/client/client'
import type { StoreOptions } from './core/createStore'
import { createStore } from './createStore'

const api = createClient()

describe('createStore', () => {
  it.each([
    ['api', undefined],
    ['api', {}],
    ['api', { api: '/api' }],
    ['products', { api, products: {} }],
    ['products', { api, products: [null] }],
    ['products', { api, products: [{ item_id: 1001, name: 'Filet Mignon' }] }],
    ['persist', { api, persist: 'everything' }],
    ['storage', { api, storage: 'disk' }],
    ['tabStorage', { api, tabStorage: true }],
    ['format', { api, format: 'de-DE' }],
    ['format', { api, format: { locale: 'de_DE' } }],
    ['format', { api, format: { currency: 'euros' } }],
  ])('says that the option %s is wrong, and what to pass', (option, options) => {
    expect(() => createStore(options as unknown as StoreOptions)).toThrow(
      new RegExp(
        `^createStore: the option ${option} must be .+ Pass it as createStore\\(\\{ ${option}: `,
      ),
    )
  })

  it.each<Partial<StoreOptions>>([
    { storage: null, tabStorage: undefined },
    { storage: 'local', tabStorage: 'session' },
    { format: null },
    { format: { locale: 'de-DE', currency: undefined } },
  ])('accepts %o', (options) => {
    expect(() => createStore({ api, ...options })).not.toThrow()
  })
})
