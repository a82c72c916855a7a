import { describe, expect, it } from 'vitest'
import { accountContract } from '../../src/api/account'
import { contract } from '../../src/api/contract'
import { openApi } from './openapi'

type Operation = {
  'x-giftwell-extension'?: boolean
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  parameters: { name: string; in: string }[]
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties: Record<string, unknown> } }> }
  >
}
const document = openApi('0.0.0') as { paths: Record<string, Record<string, Operation>> }

describe('openapi.json', () => {
  it('has an operation for each row, and the log POST', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    const rows = { ...contract, ...accountContract }
    expect(operations).toHaveLength(Object.keys(rows).length + 1)
  })

  it('marks operations that the specification lacks', () => {
    const marked = (path: string, method: string) =>
      document.paths[path]?.[method]?.['x-giftwell-extension']
    expect(marked('/customer/orders', 'get')).toBe(true)
    expect(marked('/customer', 'put')).toBe(true)
    expect(marked('/customer', 'get')).toBeUndefined()
  })

  it('resolves guards, down to the fields of a line', () => {
    const { content } = document.paths['/checkout/cart']?.get?.responses[200] ?? {}
    const text = JSON.stringify(content?.['application/json']?.schema)
    expect(text).toMatch(/"clin_id".*"perpetual_subscription".*"interval_months"/)
  })

  it('lists parameters of path and query', () => {
    const offers = document.paths['/impression/cross-sell']?.get
    expect(offers?.parameters.map(({ name }) => name)).toEqual(['sku_ids', 'type'])
    expect(document.paths['/checkout/line-item/{clinId}']?.delete?.parameters).toMatchObject([
      { name: 'clinId', in: 'path' },
    ])
  })

  it('shows required fields of a body', () => {
    const body = document.paths['/checkout/line-item-quantity/']?.put?.requestBody
    const schema = body?.content['application/json']?.schema
    expect(schema).toMatchObject({ required: ['clin_id', 'qty'] })
  })
})
