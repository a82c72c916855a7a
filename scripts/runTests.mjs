import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { count, run, told } from './checks.mjs'

/** Runs the tests of some projects, maybe beside others, and counts them; their lines come at the end. */
export async function runTests(name, projects, { env, args = [] } = {}) {
  const report = `.cache/vitest-${projects[0]}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const wanted = projects.map((project) => `--project=${project}`)
  const { isGood } = await told(name, () =>
    run('vitest', ['run', ...wanted, ...reporters, ...args], env),
  )
  const tests = existsSync(report) ? testsOf(report) : []
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failures = tests.filter(({ status }) => status === 'failed')
  tell(failures)
  // A run that failed without a failed test broke in its set-up.
  count({ passed, failed: isGood ? 0 : Math.max(1, failures.length) })
}

function testsOf(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: relative('.', name) })),
  )
}

/** Names what failed, with the first line of why, where the end of a long log shows it. */
function tell(failures) {
  for (const { file, fullName, failureMessages } of failures)
    console.log(`   ${file}: ${fullName}\n      ${failureMessages?.[0]?.split('\n')[0]}`)
}
