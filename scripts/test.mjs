/** Runs every check; ends with `N passed, N failed`. `long` adds slower checks. */
import { mkdirSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { check, finish } from './checks.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { runTests } from './runTests.mjs'

const chromium = ensureChromium()
const isLong = process.argv[2] === 'long'
const env = {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(isLong ? { GIFTWELL_LONG: '1' } : {}),
}

/** Checks without a browser, then the builds and their tests. */
async function built() {
  await check('lint', 'biome', ['check', '--error-on-warnings'])
  await check('layers and circles', 'npm', ['run', '--silent', 'layers'])
  await check('types', 'tsc', ['--noEmit'])
  await check('unused code', 'knip', [])
  // Done first, so that no test waits for it within its timeout.
  await check('empty database', process.execPath, ['scripts/pgliteTemplate.mjs'])
  await runTests('unit tests', ['node', 'dom'], { env })
  await check('embed build', 'npm', ['run', '--silent', 'build:embed'])
  await check('demo build', 'npm', ['run', '--silent', 'build:demo'])
  await check('sizes', 'size-limit', [])
  if (isLong) await packaged()
  // Not more: a page without a free core runs into its loading timeouts. Each worker opens several pages.
  const args = [`--maxWorkers=${availableParallelism()}`]
  await runTests('end-to-end runs', ['e2e', 'e2e-light'], { env, args })
}

/** The library, and the package with it and the embed. */
async function packaged() {
  await check('library build', 'npm', ['run', '--silent', 'build:lib'])
  await check('package: publint', 'publint', ['--strict'])
  await check('package: types', 'npm', ['run', '--silent', 'attw'])
  await check('package: public API', 'node', ['scripts/package/apiReport.mjs'])
  await check('package: contents', 'node', ['scripts/package/contents.mjs'])
}

const stories = async () => {
  const production = { ...env, NODE_ENV: 'production' }
  const projects = ['stories', 'stories-wide', ...(isLong ? ['stories-long'] : [])]
  // With React's production build, in three quarters of the time; the long run uses the development build.
  await runTests('stories', projects, { env: isLong ? env : production })
  // Preact lacks `act`, which Storybook would otherwise wait with.
  if (isLong) await runTests('stories, light build', ['stories-light'], { env: production })
  // Here both rows end together; the long run's end-to-end tests install the package.
  else await packaged()
}

mkdirSync('.cache', { recursive: true })
// Not more: with three rows on two cores, stories would get their frames late.
console.log('Two rows run side by side, each about as long; a check prints when it is done.')
const rows = [stories()]
// Stories run in turn in one page, so they have priority if both rows need a core.
setPriority(5)
rows.push(built())
await Promise.all(rows)
finish()
