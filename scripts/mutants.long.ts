import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { plainEnv } from './consumers/project'

it('at least 95 of a hundred mutants are detected', { timeout: 60 * 60_000 }, async () => {
  const args = ['scripts/mutants.mjs', '--count', '60']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: plainEnv() })
  console.log(stdout)
  expect(stdout).toMatch(/\d+ of 60 killed/)
})
