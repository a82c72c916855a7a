/** Every check; ends with `N passed, N failed`. `long` adds what takes longer. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { ensureChromium } from './ensureChromium.mjs'
import { runTests } from './runTests.mjs'

const chromium = ensureChromium()
const isLong = process.argv[2] === 'long'
const env = {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(isLong ? { GIFTWELL_LONG: '1' } : {}),
}
const ended = { passed: 0, failed: 0 }

function add({ passed, failed }) {
  ended.passed += passed
  ended.failed += failed
}

/** Runs one check, and counts it. */
function check(name, command, args) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const isGood = status === 0
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'} (${seconds} s)`)
  add({ passed: Number(isGood), failed: Number(!isGood) })
}

mkdirSync('.cache', { recursive: true })
check('lint and layers', 'biome', ['check', '--error-on-warnings'])
check('types', 'tsc', ['--noEmit'])
check('unused code', 'knip', [])
check('library build', 'npm', ['run', '--silent', 'build:lib'])
check('package: publint', 'publint', ['--strict'])
check('package: types', 'npm', ['run', '--silent', 'attw'])
check('embed build', 'npm', ['run', '--silent', 'build:embed'])
check('demo build', 'npm', ['run', '--silent', 'build:demo'])
check('sizes', 'size-limit', [])
console.log('\n── tests, side by side: they print when they are done')
const drawn = ['stories', 'stories-wide', ...(isLong ? ['stories-long'] : []), 'dom']
const halves = await Promise.all([
  // Each about as long as the other on two cores.
  runTests('end-to-end runs and unit tests', ['e2e', 'node'], env),
  runTests('stories and what is drawn', drawn, env),
])
for (const half of halves) {
  add(half)
  if (half.again) add(await half.again())
}

console.log(`\n${ended.passed} passed, ${ended.failed} failed`)
process.exit(ended.failed > 0 || ended.passed === 0 ? 1 : 0)
