import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChunkLoadError } from './chunkLoadError'
import type { Chunks } from './decodeManifest'
import { type ChunkModule, createChunkLoader } from './loadChunk'

const BASE = 'https://shop.test/giftwell/'
const chunks: Chunks = {
  1: [`${BASE}1.aaaaaaaa.js`, [], 0],
  12: [`${BASE}12.cccccccc.js`, [1], `${BASE}12.dddddddd.css`],
  17: [`${BASE}17.bbbbbbbb.js`, [12], `${BASE}17.eeeeeeee.css`],
}

let asked: string[]
let told: string[]
let modules: Record<string, () => Promise<ChunkModule>>

beforeEach(() => {
  asked = []
  told = []
  modules = {}
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': 'text/html' } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loader = () =>
  createChunkLoader(
    chunks,
    (address) => {
      const file = address.slice(BASE.length)
      asked.push(file)
      return modules[file]?.() ?? Promise.resolve(/js$/.test(file) ? { mount: () => {} } : {})
    },
    async (error: ChunkLoadError) => {
      told.push(error.message)
      throw error
    },
  )

describe('a chunk', () => {
  it('is loaded once', async () => {
    const load = loader()
    await Promise.all([load(17), load(17), load(12)])
    expect(asked).toHaveLength(5)
  })

  it('is requested again after a failure', async () => {
    const load = loader()
    modules['17.bbbbbbbb.js'] = () => Promise.reject(new TypeError('no'))
    await expect(load(17)).rejects.toThrow('Loading chunk 17 failed.\n(missing: ')
    modules = {}
    await load(17)
    expect(asked.filter((file) => file === '17.bbbbbbbb.js')).toHaveLength(2)
  })

  it('reports the failed chunk, its URL, and the cause', async () => {
    const cause = new TypeError('no')
    modules['17.bbbbbbbb.js'] = () => Promise.reject(cause)
    const error = await loader()(17).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    const facts = { number: 17, kind: 'missing', address: `${BASE}17.bbbbbbbb.js`, cause }
    expect(error).toMatchObject({ name: 'ChunkLoadError', ...facts })
  })

  it('is missing if it has no number', async () => {
    await expect(loader()(99)).rejects.toMatchObject({ number: 99, kind: 'missing' })
  })

  it('times out after 5 s, including the search for the cause', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    modules['17.bbbbbbbb.js'] = () =>
      new Promise((_resolve, reject) => setTimeout(reject, 3000, new TypeError('no')))
    const failed = expect(loader()(17)).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(4999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await failed
  })
})
