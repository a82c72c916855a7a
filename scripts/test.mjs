/** Every check, one after the other; ends with `N passed, N failed`. `long` adds what takes longer. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './ensureChromium.mjs'

const REPORT = '.cache/vitest.json'
const chromium = ensureChromium()
let passed = 0
let failed = 0

/** Runs one check, and counts it. */
function check(name, command, args, env = {}) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  const isGood = status === 0
  console.log(
    `── ${name}: ${isGood ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  if (isGood) passed += 1
  else failed += 1
  return isGood
}

/** Counts single tests instead of the one command that ran them. */
function countTests(isGood) {
  if (!existsSync(REPORT)) return
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8'))
  if (isGood) passed -= 1
  else failed -= 1
  passed += numPassedTests
  // A run that failed without a failed test broke in its set-up.
  failed += isGood ? 0 : Math.max(1, numFailedTests)
}

mkdirSync('.cache', { recursive: true })
rmSync(REPORT, { force: true })
check('lint and layers', 'biome', ['check', '--error-on-warnings'])
check('types', 'tsc', ['--noEmit'])
check('unused code', 'knip', [])
check('library build', 'npm', ['run', '--silent', 'build:lib'])
check('package: publint', 'publint', ['--strict'])
check('package: types', 'npm', ['run', '--silent', 'attw'])
check('embed build', 'npm', ['run', '--silent', 'build:embed'])
check('demo build', 'npm', ['run', '--silent', 'build:demo'])
check('sizes', 'size-limit', [])
const isGood = check(
  'unit tests, stories and end-to-end run',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
  {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(process.argv[2] === 'long' ? { GIFTWELL_LONG: '1' } : {}),
  },
)
countTests(isGood)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
