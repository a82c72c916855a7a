import { afterEach, describe, expect, it } from 'vitest'
import { jsonText } from './jsonText'

const data = { a: [1, 'two', [null, { b: [] }]], c: { d: true }, e: undefined }

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON')
})

describe('jsonText', () => {
  it('writes what JSON.stringify writes', () => {
    expect(jsonText(data)).toBe(JSON.stringify(data))
    expect(jsonText([new Date(0)])).toBe('["1970-01-01T00:00:00.000Z"]')
  })

  it('writes it where a library has given all arrays a toJSON', () => {
    const expected = jsonText(data)
    const toJSON = () => 'text'
    Object.defineProperty(Array.prototype, 'toJSON', { value: toJSON, configurable: true })
    expect(JSON.stringify(data)).not.toBe(expected)
    expect(jsonText(data)).toBe(expected)
  })
})
