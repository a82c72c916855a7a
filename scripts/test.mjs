/** Every check; ends with `N passed, N failed`. `long` adds what takes longer. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './ensureChromium.mjs'

const chromium = ensureChromium()
const isLong = process.argv[2] === 'long'
let passed = 0
let failed = 0

/** Says how a check ended, and counts it. */
function count(name, started, isGood) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'} (${seconds} s)`)
  if (isGood) passed += 1
  else failed += 1
}

/** Runs one check, and counts it. */
function check(name, command, args) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  count(name, started, status === 0)
}

/** Runs the tests of some projects, beside others; its lines come when it is done. Counts each test. */
async function test(name, projects) {
  const report = `.cache/vitest-${projects[0]}.json`
  rmSync(report, { force: true })
  const started = Date.now()
  const args = projects.map((project) => `--project=${project}`)
  const run = spawn(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        FORCE_COLOR: '1',
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        ...(isLong ? { GIFTWELL_LONG: '1' } : {}),
      },
    },
  )
  const lines = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (data) => lines.push(data))
  const status = await new Promise((resolve) => run.on('close', resolve))
  console.log(`\n── ${name}`)
  process.stdout.write(Buffer.concat(lines))
  count(name, started, status === 0)
  countTests(report, status === 0)
}

/** Counts single tests instead of the one command that ran them. */
function countTests(report, isGood) {
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  if (isGood) passed -= 1
  else failed -= 1
  passed += numPassedTests
  // A run that failed without a failed test broke in its set-up.
  failed += isGood ? 0 : Math.max(1, numFailedTests)
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
await Promise.all([
  // Each about as long as the other on two cores.
  test('end-to-end runs and unit tests', ['e2e', 'node']),
  test('stories and what is drawn', [
    'stories',
    'stories-wide',
    ...(isLong ? ['stories-long'] : []),
    'dom',
  ]),
])

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
