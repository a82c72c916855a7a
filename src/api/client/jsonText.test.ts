import { afterEach, describe, expect, it } from 'vitest'
import { jsonText } from './jsonText'

const data = { a: [1, 'two', [null, { b: [] }]], c: { d: true, f: 1 }, e: undefined }

const prototypes = { Array, Object }

afterEach(() => {
  for (const { prototype } of Object.values(prototypes)) Reflect.deleteProperty(prototype, 'toJSON')
})

describe('jsonText', () => {
  it('writes the same text as JSON.stringify', () => {
    expect(jsonText(data)).toBe(JSON.stringify(data))
    expect(jsonText([new Date(0)])).toBe('["1970-01-01T00:00:00.000Z"]')
  })

  it.each(Object.entries(prototypes))(
    'writes it if a library adds toJSON to every %s',
    (_name, { prototype }) => {
      const expected = jsonText(data)
      const toJSON = () => 'text'
      Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true })
      expect(JSON.stringify(data)).not.toBe(expected)
      expect(jsonText(data)).toBe(expected)
    },
  )
})
