import fc from 'fast-check'

/** The persisted form of a value, as in storage. */
export const envelope = (data: unknown, v = 1) => JSON.stringify({ v, until: 9e15, data })

const TRAP = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},'

/** Lists within lists. */
export const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Arbitrary bytes: from nonsense to a value that is almost valid. */
export function bytesFor(good: unknown): fc.Arbitrary<string> {
  const text = envelope(good)
  const cut = fc.nat({ max: text.length })
  const piece = fc.constantFrom('null', '1e999', '-1', '"x"', '{}', '[]', '}', ',', '"', '\u0000')
  const version = fc.constantFrom(0, 1, 1, 1, 2, 99, -1)
  return fc.oneof(
    fc.string(),
    fc.json(),
    fc.tuple(version, fc.jsonValue()).map(([v, data]) => envelope(data, v)),
    fc.tuple(cut, cut, piece).map(([a, b, middle]) => text.slice(0, a) + middle + text.slice(b)),
    fc.tuple(fc.nat(), piece).map(([at, value]) => {
      // A valid value with one part replaced.
      const values = [...text.matchAll(/:("[^"]*"|-?[\d.]+|true|false|null)/g)]
      const hit = values[at % values.length]
      if (!hit) return text
      return `${text.slice(0, hit.index)}:${value}${text.slice(hit.index + hit[0].length)}`
    }),
    cut.map((at) => text.slice(0, at).replace(/\{(?=[^{]*$)/, TRAP) + text.slice(at)),
    fc.integer({ min: 1, max: 500 }).map((depth) => text.replace('null', deep(depth))),
  )
}
