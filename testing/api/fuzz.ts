import fc from 'fast-check'

type Json = Record<string, unknown>

/** Deeper than recursion can go without a stack overflow. */
const ABYSS = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** The ways to corrupt a value. */
const FUZZERS: Record<string, (value: unknown) => unknown> = {
  'to null': () => null,
  'to another type': (value) => (typeof value === 'string' ? 17 : typeof value === 'object'),
  'to a text': (value) => (typeof value === 'object' ? 'text' : String(value)),
  'to something huge': (value) => (typeof value === 'number' ? 1e308 : 'x'.repeat(5000)),
  'to something negative': (value) => (typeof value === 'number' ? -value - 0.5 : -1),
  'to NaN': () => 'NaN',
  'to an abyss': () => '@abyss',
  'to what would run': () => 'javascript:alert(1)',
  'to markup': () => '<img src=x onerror=alert(1)>',
  'to a list': (value) => [value],
  'to an empty list': () => [],
  'to an object': (value) => ({ value: typeof value }),
  'to a trap': () => ({ '@proto': { isAdmin: true }, length: -1, toString: null }),
}
const fuzzers = [...Object.keys(FUZZERS), 'away'] as const

/** One corruption: its place and its kind. */
export interface Step {
  at: number
  how: string
}
/** One to four steps, chosen at random. */
export const steps = fc.array(fc.record({ at: fc.nat(), how: fc.constantFrom(...fuzzers) }), {
  minLength: 1,
  maxLength: 4,
})

/** The path of every place in a response, its root first. */
function placesIn(node: unknown, way: readonly string[] = []): string[][] {
  if (typeof node !== 'object' || node === null) return [[...way]]
  const inner = Object.entries(node).flatMap(([key, child]) => placesIn(child, [...way, key]))
  return [[...way], ...inner]
}

/** Corrupts the place at a path, or the last remaining part of the path. */
function fuzzAt(root: Json, way: readonly string[], how: string): void {
  let node = root
  let key = 'answer'
  for (const step of way) {
    const next = node[key]
    if (typeof next !== 'object' || next === null || !Object.hasOwn(next, step)) break
    // An array works like a map here: its keys are numeric strings.
    node = next as Json
    key = step
  }
  if (how === 'away' && node !== root) delete node[key]
  else node[key] = (FUZZERS[how] ?? (() => null))(node[key])
}

/** A way to corrupt one response, as text of a faulty server. */
export function fuzzerOf(answer: unknown): (fuzzing: readonly Step[]) => string {
  const text = JSON.stringify(answer)
  const places = placesIn(answer)
  return (fuzzing) => {
    const root: Json = { answer: JSON.parse(text) }
    for (const { at, how } of fuzzing) fuzzAt(root, places[at % places.length] ?? [], how)
    return JSON.stringify(root.answer)
      .replaceAll('"@abyss"', ABYSS)
      .replaceAll('"@proto"', '"__proto__"')
  }
}
