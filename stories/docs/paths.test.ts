import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Folders of the repository; a path in a text must begin with one of them. */
const FOLDERS = '(?:\\.storybook|bench|demo|docs|embed|mocks|scripts|src|stories|testing)'
/** Code in backticks, except output of commands and built files. */
const PATH = new RegExp(`\`(${FOLDERS}/[^\`\\s]*|\\.?[\\w-]+\\.(?:md|json|mjs|ts))\``, 'g')
const LINK = /\]\((?!https?:|#)([^)#]+)\)/g
/** The arguments of a test command: prefixes of test files' names. */
const FILTER = new RegExp(`(?<=\`[^\`]* )${FOLDERS}/[\\w./-]+(?=[^\`]*\`)`, 'g')

/** Files that a consumer writes or a build makes. */
const ELSEWHERE = [
  'manifest.json',
  'script-inventory.json',
  'report.json',
  'page.json',
  'shop.json',
]

const texts = ['README.md', 'CONTRIBUTING.md', 'RELIABILITY.md', ...globSync('docs/*.md')]
const read = (name: string) => readFileSync(name, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
const found = (name: string, form: RegExp) =>
  [...read(name).matchAll(form)].map(([whole, path]) => path ?? whole)

const tests = globSync(
  '{demo,embed,mocks,scripts,src,stories,testing}/**/*.{test,e2e,long,stories}.{ts,tsx}',
)
const runsTests = (path: string) => tests.some((file) => file.startsWith(path))

describe.each(texts)('%s', (name) => {
  it('names paths that exist', () => {
    const named = found(name, PATH).filter((path) => !ELSEWHERE.includes(path))
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('has links to existing files', () => {
    expect(found(name, LINK).filter((path) => !existsSync(join(dirname(name), path)))).toEqual([])
  })

  it('has commands that find tests', () => {
    expect(found(name, FILTER).filter((path) => !runsTests(path))).toEqual([])
  })
})

describe('CONTRIBUTING.md', () => {
  it('names each file on its walks, down and back', () => {
    const walks = read('CONTRIBUTING.md').split('## Three walks')[1]?.split(/^### /m).slice(1) ?? []
    expect(walks).toHaveLength(3)
    for (const walk of walks) {
      const steps = walk.match(/^\d+\. .*/gm) ?? []
      expect(steps.length).toBeGreaterThan(10)
      for (const step of steps) expect(step).toMatch(/^\d+\. `(?:src|embed)\/[\w./-]+\.tsx?`/)
    }
  })
})

it('README.md has at most 150 lines', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(151)
})
