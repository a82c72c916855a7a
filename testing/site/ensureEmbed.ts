import { execFile } from 'node:child_process'
import { glob, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const SOURCES = ['embed/**/*.{ts,tsx}', 'src/**/*.{ts,tsx,css}', 'scripts/{embed,css}/*.ts']
const TEST = /^embed\/e2e\/|\.(?:test|e2e|long)\.tsx?$/
const MANIFESTS = ['dist/embed/manifest.json', 'dist/embed-light/manifest.json']

/**
 * Builds the embed, in both forms, unless it is newer than all of its sources: once before the end-to-end
 * tests, whose workers would otherwise build at the same time.
 */
export async function setup(): Promise<void> {
  if (await isFresh()) return
  const args = ['vite', 'build', '--config', 'embed/vite.config.ts', '--logLevel', 'warn']
  // Tests run with another NODE_ENV, which would bring React's development build.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npx', args, { env })
}

async function isFresh(): Promise<boolean> {
  const built = Math.min(...(await Promise.all(MANIFESTS.map(timeOf))))
  for await (const file of glob(SOURCES)) {
    if (!TEST.test(file) && (await timeOf(file)) > built) return false
  }
  return true
}

const timeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
