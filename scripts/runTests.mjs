import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'

/** More files than this with a failure are no matter of a busy machine. */
const FEW = 5

/**
 * Runs the tests of some projects, maybe beside others; its lines come when it is done. What failed in
 * a few files may be run `again`, once nothing is beside it.
 */
export async function runTests(name, projects, env) {
  const started = Date.now()
  const options = {
    args: projects.map((project) => `--project=${project}`),
    report: `.cache/vitest-${projects[0]}.json`,
    env,
  }
  const { isGood, lines, tests } = await vitest(options)
  console.log(`\n── ${name}`)
  process.stdout.write(lines)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${isGood ? 'ok' : 'FAILED'} (${seconds} s)`)
  const failures = tests.filter(({ status }) => status === 'failed')
  const files = [...new Set(failures.map(({ file }) => file))]
  const passed = tests.filter(({ status }) => status === 'passed').length
  if (files.length > 0 && files.length <= FEW) {
    return { passed, failed: 0, again: () => runAgain(options, files, failures) }
  }
  tell(failures)
  // A run that failed without a failed test broke in its set-up.
  return { passed, failed: isGood ? 0 : Math.max(1, failures.length) }
}

/**
 * Runs files with a failure once more, alone. What fails again has failed; what passes is told as
 * unsteady, so that somebody looks into it.
 */
async function runAgain(options, files, failures) {
  console.log(`\n── failed, and run once more alone: ${files.join(', ')}`)
  tell(failures)
  const { lines, tests } = await vitest({ ...options, args: [...options.args, ...files] })
  // The same story may run at two widths.
  const isPassed = ({ file, fullName }) => {
    const same = tests.filter((one) => one.file === file && one.fullName === fullName)
    return same.length > 0 && same.every(({ status }) => status === 'passed')
  }
  const failed = failures.filter((one) => !isPassed(one))
  const passed = failures.length - failed.length
  if (failed.length > 0) process.stdout.write(lines)
  console.log(`── unsteady: ${passed}; failed again: ${failed.length}`)
  tell(failed)
  return { passed, failed: failed.length }
}

/** Names what failed, with the first line of why, where the end of a long log shows it. */
function tell(failures) {
  for (const { file, fullName, failureMessages } of failures) {
    console.log(`   ${file}: ${fullName}\n      ${failureMessages?.[0]?.split('\n')[0]}`)
  }
}

/** Runs vitest, and gives back its lines, whether all was well, and each test of its report. */
async function vitest({ args, report, env }) {
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const run = spawn('vitest', ['run', ...args, ...reporters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, FORCE_COLOR: '1', ...env },
  })
  const lines = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (data) => lines.push(data))
  const status = await new Promise((resolve) => run.on('close', resolve))
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, file: relative('.', file) })),
  )
  return { isGood: status === 0, lines: Buffer.concat(lines), tests }
}
