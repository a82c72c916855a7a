import { spawn } from 'node:child_process'

const ended = { passed: 0, failed: 0, failures: [] }

/** Adds the result of a check to the totals of the last line; `failures` are lines that name what failed. */
export function count({ passed, failed, failures = [] }) {
  ended.passed += passed
  ended.failed += failed
  ended.failures.push(...failures)
}

/** Lists the failures, writes `N passed, N failed`, and exits with the matching status. */
export function finish() {
  // At the end, because a long log may only be kept in part.
  if (ended.failures.length > 0) console.log(`\nFailed:\n${ended.failures.join('\n')}`)
  console.log(`\n${ended.passed} passed, ${ended.failed} failed`)
  process.exit(ended.failed > 0 || ended.passed === 0 ? 1 : 0)
}

/** Runs a command to its end, or to a time limit in milliseconds; returns its status and its lines. */
export async function run(command, args, env = {}, timeout = undefined) {
  const child = spawn(command, args, {
    timeout,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, FORCE_COLOR: '1', ...env },
  })
  const lines = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(data))
  const isGood = await new Promise((resolve) => {
    child.on('error', (error) => {
      lines.push(Buffer.from(`${error.message}\n`))
      resolve(false)
    })
    child.on('close', (status) => resolve(status === 0))
  })
  return { isGood, lines: Buffer.concat(lines) }
}

/** Runs a task, then prints its lines as one block, because others may run at the same time. */
export async function reported(name, task) {
  const started = Date.now()
  const result = await task()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`\n── ${name}`)
  process.stdout.write(result.lines)
  console.log(`── ${name}: ${result.isGood ? 'ok' : 'FAILED'} (${seconds} s)`)
  return result
}

/** Runs, reports and counts one check; returns whether it passed. */
export async function check(name, command, args) {
  const { isGood } = await reported(name, () => run(command, args))
  count({ passed: Number(isGood), failed: Number(!isGood), failures: isGood ? [] : [`   ${name}`] })
  return isGood
}
