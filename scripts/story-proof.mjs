import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/*
 * Proves that each `play` says something of its own world: runs the stories of parts and widgets in
 * the default world instead, and lists those that pass all the same. Arguments narrow the files.
 */
const folder = mkdtempSync(join(tmpdir(), 'giftwell-proof-'))
const report = join(folder, 'report.json')
const files = process.argv.slice(2)
const wanted = files.length > 0 ? files : ['stories/parts', 'stories/widgets', 'stories/hooks']

spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...wanted,
    '--project=stories',
    '--reporter=json',
    `--outputFile=${report}`,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, STORYBOOK_PROOF: '1' } },
)

const { testResults, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
rmSync(folder, { recursive: true })
const weak = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
)
for (const story of weak) console.log(story)
console.log(`${weak.length} of ${numTotalTests} stories pass in a world that is not theirs.`)
process.exitCode = weak.length > 0 ? 1 : 0
