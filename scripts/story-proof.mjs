import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/*
 * Proves that each `play` depends on its story's scenario: runs the stories of parts and widgets with the default
 * scenario instead, and lists those that still pass. A story is proved if it ran and failed; one without its
 * own scenario, or that did not run, is listed as not tried. Arguments select files.
 */
const folder = mkdtempSync(join(tmpdir(), 'giftwell-proof-'))
const report = join(folder, 'report.json')
const files = process.argv.slice(2)
const wanted = files.length > 0 ? files : ['stories/parts', 'stories/widgets', 'stories/hooks']

const args = [...wanted, '--project=stories', '--reporter=json', `--outputFile=${report}`]
spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, STORYBOOK_PROOF: '1' },
})

const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })

/** The error that `stories/support/scene.tsx` throws before such a story begins. */
const NO_OTHER_WORLD = 'There is no other world to put in the place of this one.'
const found = { proved: [], weak: [], 'without another world': [], 'not run': [] }

function verdictOf({ status, failureMessages = [] }) {
  if (status === 'passed') return 'weak'
  if (status !== 'failed') return 'not run'
  return failureMessages.some((text) => text.includes(NO_OTHER_WORLD))
    ? 'without another world'
    : 'proved'
}

for (const { name, status, assertionResults } of testResults) {
  const file = relative(process.cwd(), name)
  // A file that cannot be read has no stories to fail.
  if (assertionResults.length === 0 && status === 'failed') found['not run'].push(file)
  for (const one of assertionResults) found[verdictOf(one)].push(`${file}: ${one.fullName}`)
}

for (const verdict of ['without another world', 'not run', 'weak'])
  for (const story of found[verdict]) console.log(`${verdict}: ${story}`)
const counts = Object.entries(found).map(([verdict, stories]) => `${stories.length} ${verdict}`)
console.log(counts.join(', '))
process.exitCode = found.weak.length + found['not run'].length > 0 ? 1 : 0
