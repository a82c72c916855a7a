import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { count, reported, run } from './checks.mjs'

/**
 * Runs the tests of some projects, possibly at the same time as others, and counts them; their output comes
 * at the end.
 */
export async function runTests(name, projects, { env, args = [] } = {}) {
  const report = `.cache/vitest-${projects[0]}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const wanted = projects.map((project) => `--project=${project}`)
  const { isGood } = await reported(name, () =>
    run('vitest', ['run', ...wanted, ...reporters, ...args], env),
  )
  const tests = existsSync(report) ? testsOf(report) : []
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failures = tests.filter(({ status }) => status === 'failed')
  // A run that failed without a failed test failed during setup.
  const lines = failures.length > 0 ? failures.map(lineOf) : [`   ${name}: see above`]
  count(isGood ? { passed, failed: 0 } : { passed, failed: lines.length, failures: lines })
}

function testsOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: relative('.', name) })),
  )
}

/** The failures, each with the first line of its message. */
const lineOf = ({ file, fullName, failureMessages }) =>
  `   ${file}: ${fullName}\n      ${failureMessages?.[0]?.split('\n')[0]}`
