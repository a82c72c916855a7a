import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** Both builds: React's and the light one. */
async function built(): Promise<Record<string, string>> {
  const folder = await mkdtemp(join('node_modules', '.gw-build-'))
  const both = { '': folder, 'light/': `${folder}-light` }
  folders.push(...Object.values(both))
  const args = ['vite', 'build', '--config', 'embed/vite.config.ts', '--outDir', folder]
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)('npx', args, { env })
  const texts = Object.entries(both).map(([prefix, dir]) => textsIn(dir, prefix))
  return Object.fromEntries((await Promise.all(texts)).flat())
}

async function textsIn(folder: string, prefix: string): Promise<[file: string, text: string][]> {
  const files = (await readdir(folder)).sort()
  return Promise.all(
    files.map(async (file) => [prefix + file, await readFile(join(folder, file), 'base64')]),
  )
}

describe('the build', () => {
  it('produces the same bytes twice, whatever its folder', { timeout: 120_000 }, async () => {
    const [one, two] = [await built(), await built()]
    for (const loader of ['embed.js', 'light/embed.js']) expect(one[loader]).toBeTruthy()
    expect(Object.keys(one).length).toBeGreaterThan(40)
    expect(Object.keys(two)).toEqual(Object.keys(one))
    const different = Object.keys(one).filter((file) => one[file] !== two[file])
    expect(different).toEqual([])
  })
})
