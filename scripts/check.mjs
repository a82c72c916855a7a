/**
 * The checks for every change: lint, layers, types, and the tests that a change affects, compared with the
 * last commit or a given one: `npm run check -- main`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { check, finish } from './checks.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { runTests } from './runTests.mjs'

/** They run a rule thousands of times, or render a page hundreds of times: `npm test` runs them. */
const LONG_FILES = [
  'src/store/core/{longSession,sequences,races}.test.ts',
  'src/widgets/checkout-cart/{faults,fuzz}.test.tsx',
  'src/domain/regularExpressions.test.ts',
  'stories/voice/voice.test.tsx',
]

const since = process.argv[2] ?? 'HEAD'
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file))

mkdirSync('.cache', { recursive: true })
await Promise.all([
  check('lint', 'biome', ['check', '--error-on-warnings']),
  check('layers and circles', 'npm', ['run', '--silent', 'layers']),
  check('types', 'tsc', ['--noEmit']),
])
const args = ['--passWithNoTests']
const rest = LONG_FILES.map((file) => `--exclude=${file}`)
await runTests('tests of what changed', ['node', 'dom'], {
  args: [...args, `--changed=${since}`, ...rest],
})
// Only changed story files: almost any change would otherwise run half of all stories.
const stories = changed.filter((file) => file.endsWith('.stories.tsx'))
if (stories.length > 0) {
  const chromium = ensureChromium()
  const env = chromium ? { CHROMIUM_PATH: chromium } : {}
  await runTests('stories that changed', ['stories'], { args: [...args, ...stories], env })
}
finish()
