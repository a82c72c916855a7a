import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureImports } from './featureImports'

let folder = ''

beforeAll(async () => {
  // A folder of our sources: the plugin ignores dependencies.
  folder = join(await mkdtemp('node_modules/.gw-features-'), 'src')
  await mkdir(folder)
  await writeFile(join(folder, 'part.ts'), "export const part = 'the part'")
  await writeFile(join(folder, 'other.ts'), "export const other = 'another'")
  await writeFile(
    join(folder, 'feature.ts'),
    'export const loadFeature = (n: number, is: unknown) => [n, is]',
  )
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

async function bundle(source: string, isOptional = false): Promise<string> {
  const entry = join(folder, 'entry.ts')
  await writeFile(entry, source)
  const features = { part: { number: 40, source: join(folder, 'part.ts'), isOptional } }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [featureImports(features, join(folder, 'feature.ts'))],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return first?.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('') ?? ''
}

describe('featureImports', () => {
  it('replaces an import on demand by a request to the loader', async () => {
    const code = await bundle("console.log(import('./part').then(({ part }) => part))")
    expect(code).toContain('loadFeature(40)')
    expect(code).not.toContain('the part')
  })

  it('marks an optional one', async () => {
    const code = await bundle("console.log(import('./part').then(({ part }) => part))", true)
    expect(code).toContain('loadFeature(40, 0)')
  })

  it('does not change static imports', async () => {
    expect(await bundle("import { part } from './part'\nconsole.log(part)")).toContain('the part')
  })

  it('fails the build for a part without a number', async () => {
    await expect(bundle("console.log(import('./other'))")).rejects.toThrow('make it a feature')
  })
})
