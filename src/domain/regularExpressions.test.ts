import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import { isLong } from '../../testing/spread'

/* No input blocks a page: each expression runs on 100 kB of its worst input. */

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src/domain', 'src/api', 'src/store', 'src/hooks', 'src/parts', 'embed']
/** Increasing sizes, so that a quadratic expression is found before it takes many seconds. */
const SIZES = [1_000, 4_000, 30_000]
/** Only the slowest input runs at this size; in the long run, all do. */
const LARGEST = 100_000
const WORST = 5
/** CPU time of this thread, with a wide margin: a linear expression takes about a millisecond. */
const BOUND_MS = 150

interface Found {
  readonly place: string
  readonly text: string
}

const files = FOLDERS.flatMap((folder) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|e2e|config)\.tsx?$/.test(name))
        .map((name) => join(folder, name))
    : [],
)

function nodesOf(file: string): ts.Node[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind))
  return nodes
}

const literals: Found[] = []
const builtAtRunTime: string[] = []
for (const file of files) {
  for (const node of nodesOf(file)) {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ place: file, text: node.text })
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && node.expression.getText() === 'RegExp') builtAtRunTime.push(file)
  }
}

function expression(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1).replace('y', ''))
}

/** Whether an unbounded repetition is itself inside a repeated group: `(a+)+`, `(?:a*b){2,}`. */
function hasNestedQuantifier(source: string): boolean {
  const plain = source.replace(/\\(?:[pP]\{[^}]*\}|.)/gs, 'a').replace(/\[[^\]]*\]/g, 'a')
  const open: boolean[] = []
  let repeatsInside = false
  for (let at = 0; at < plain.length; at++) {
    const rest = plain.slice(at)
    if (rest.startsWith('(')) {
      open.push(repeatsInside)
      repeatsInside = false
    } else if (rest.startsWith(')')) {
      if (repeatsInside && /^\)(?:[*+]|\{\d+(?:,\d*)?\})/.test(rest)) return true
      repeatsInside = (open.pop() ?? false) || repeatsInside
    } else if (/^(?:[*+]|\{\d+,\})/.test(rest)) {
      repeatsInside = true
    }
  }
  return false
}

/** Characters in the expression, and some of every class. */
function alphabet(source: string): string[] {
  const named = source.replace(/\\[pP]\{[^}]*\}|\\./g, '').replace(/[\^$*+?(){}[\]|]/g, '')
  return [...new Set([...named, ...'a0 -.\n\t\r', '\u0007', '́', '🎁'])].slice(0, 24)
}

/** A match of the expression, so that a hostile part can follow a valid beginning. */
function beginnings(regex: RegExp): string[] {
  try {
    const matching = fc.sample(fc.stringMatching(regex), { numRuns: 4, seed: 7 })
    return ['', ...matching.map((text) => text.slice(0, 24)), ...matching.map((t) => t.slice(0, 3))]
  } catch {
    return [''] // No match can be generated for some constructs; they are still tested from the start.
  }
}

function* hostile(regex: RegExp, size: number): Generator<string> {
  const letters = alphabet(regex.source)
  for (const start of new Set(beginnings(regex))) {
    for (const letter of letters) yield `${start}${letter.repeat(size / letter.length)}\u0000`
  }
  for (const a of letters.slice(0, 10)) {
    for (const b of letters.slice(0, 10)) yield `${(a + b).repeat(size / 2)}!`
  }
}

/** Measurements of a long time: garbage collection, on the same thread, only lengthens some of them. */
const MEASUREMENTS = 3

/** This thread's CPU time for an input, in milliseconds; a time beyond the bound is the shortest of several. */
function timeOf(regex: RegExp, text: string): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let count = 0; count < MEASUREMENTS && shortest > BOUND_MS; count += 1) {
    const start = process.threadCpuUsage()
    text.replace(regex, '')
    shortest = Math.min(shortest, process.threadCpuUsage(start).user / 1000)
  }
  return shortest
}

/** The longest time for one input, in milliseconds; stops at the first input beyond the bound. */
function slowest(regex: RegExp): number {
  let times: number[] = []
  for (const size of SIZES) {
    times = []
    for (const text of hostile(regex, size)) {
      const time = timeOf(regex, text)
      if (time > BOUND_MS) return time
      times.push(time)
    }
  }
  const worst = new Set(
    [...times.keys()].sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0)).slice(0, WORST),
  )
  const large = [...hostile(regex, LARGEST)].filter((_, at) => isLong || worst.has(at))
  return Math.max(...large.map((text) => timeOf(regex, text)))
}

// A quadratic expression takes a while to detect on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('regular expressions', () => {
  it('are found', () => {
    expect(literals.map(({ place }) => place)).toContain('src/domain/limits.ts')
  })

  it('are never built at run time, because they could not be checked', () => {
    expect(builtAtRunTime).toEqual([])
  })

  it.each(literals)('$place: $text is fast for hostile input', ({ text }) => {
    const regex = expression(text)
    expect(hasNestedQuantifier(regex.source)).toBe(false)
    expect(slowest(regex)).toBeLessThan(BOUND_MS)
  })
})

describe('the check itself', () => {
  it.each([
    ['(a+)+', true],
    ['(?:a*b){2,}', true],
    ['(?:[a-z]+\\.)*', true],
    ['((a+)b)*', true],
    ['(?:\\p{L}+,){3}', true],
    ['(?:a+)?', false],
    ['a+(?:b)*', false],
    ['\\(a+\\)+', false],
    ['[(]a+[)]*', false],
    ['(?:\\d{1,3},){4}', false],
  ])('%s repeats a repetition: %s', (source, expected) => {
    expect(hasNestedQuantifier(source)).toBe(expected)
  })

  it('takes the shorter time if garbage was collected during a measurement', () => {
    const usage = vi.spyOn(process, 'threadCpuUsage')
    for (const user of [0, 166_000, 0, 6000]) usage.mockReturnValueOnce({ user, system: 0 })
    expect(timeOf(/a/, 'a')).toBe(6)
    usage.mockRestore()
  })

  it.each([/\s+$/, /^id-\d*\d*x$/])('detects quadratic time: %s', (regex) => {
    expect(slowest(regex)).toBeGreaterThan(BOUND_MS)
  })
})
