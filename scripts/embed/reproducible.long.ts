import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function built(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join('node_modules', '.gw-build-'))
  folders.push(folder)
  const args = ['vite', 'build', '--config', 'embed/vite.config.ts', '--outDir', folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npx', args, { env })
  const files = (await readdir(folder)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'base64')))
  return Object.fromEntries(files.map((file, at) => [file, texts[at] ?? '']))
}

describe('the build', () => {
  it('gives the same bytes twice, whatever the folder is', { timeout: 120_000 }, async () => {
    const [one, two] = [await built(), await built()]
    expect(Object.keys(one).length).toBeGreaterThan(20)
    expect(Object.keys(two)).toEqual(Object.keys(one))
    const different = Object.keys(one).filter((file) => one[file] !== two[file])
    expect(different).toEqual([])
  })
})
