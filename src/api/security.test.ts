import { describe, expect, it } from 'vitest'
import { createClient } from './client/client'
import { fillPath } from './client/endpointUrl'
import { contract } from './contract'
import type { Row } from './row'

const rows: readonly Row[] = Object.values(contract)
const withParams = rows.filter(({ path }) => path.includes('{'))
const names = [
  ...new Set(
    withParams.flatMap(({ path }) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
    ),
  ),
]

const HOSTILE = [
  ...['../', '..%2f', '?', '#', '%2f', '/', '\\', '&x=1', ';', '%'],
  ...[' ', 'a b', 'ü', '日本', '\ud800'],
]

describe('path parameters', () => {
  it('are the contract’s six', () => {
    expect(names.sort()).toEqual(['cartId', 'certificate', 'clinId', 'code', 'id', 'skuId'])
  })

  it.each(names.flatMap((name) => HOSTILE.map((value) => [name, value] as const)))(
    '%s stays one segment when it is %j',
    (name, value) => {
      const row = withParams.find(({ path }) => path.includes(`{${name}}`)) as Row
      const url = new URL(`https://shop.test/api${fillPath(row, { [name]: value })}`)
      const template = `/api${row.path}`.split('/')
      expect(url.pathname.split('/')).toHaveLength(template.length)
      expect(url.search + url.hash).toBe('')
      const at = template.indexOf(`{${name}}`)
      expect(decodeURIComponent(url.pathname.split('/')[at] ?? '')).toBe(value.toWellFormed())
    },
  )

  it.each(['', '.', '..'])('%j is refused, because a browser would normalize it away', (value) => {
    expect(() => fillPath(contract.deleteLineItem, { clinId: value })).toThrow(/dot segment/)
  })

  it('of a prototype are not parameters', () => {
    expect(() => fillPath({ ...contract.deleteLineItem, path: '/a/{toString}' }, {})).toThrow()
  })
})

describe('an anti-forgery header', () => {
  const input = (row: Row) => ({
    params: Object.fromEntries(names.map((name) => [name, 1])),
    ...(row.body ? { body: {} } : {}),
  })

  async function sent(row: Row, baseUrl: string): Promise<string | null> {
    let seen: string | null = null
    const client = createClient({
      baseUrl,
      csrf: { header: 'x-csrf', value: () => 'token' },
      fetch: async (_url, init) => {
        seen = new Headers(init?.headers).get('x-csrf')
        return new Response(null, { status: 404 })
      },
    })
    await client.call(row, input(row) as never).catch(() => undefined)
    return seen
  }

  it('is sent with each of the 23 writes to our own origin', async () => {
    const writes = rows.filter(({ method }) => method !== 'GET')
    const seen = await Promise.all(writes.map((row) => sent(row, '/api')))
    expect(seen).toEqual(Array(23).fill('token'))
  })

  it('is sent with none of the 16 reads', async () => {
    const reads = rows.filter(({ method }) => method === 'GET')
    const seen = await Promise.all(reads.map((row) => sent(row, '/api')))
    expect(seen).toEqual(Array(16).fill(null))
  })

  it.each(['https://elsewhere.test/api', '//elsewhere.test/api', '/\\elsewhere.test/api'])(
    'never goes to %s',
    async (baseUrl) => {
      for (const row of rows) expect(await sent(row, baseUrl)).toBeNull()
    },
  )
})
