import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeToRootEsbuild } from './scopeToRootEsbuild'
import { trustedRadixSelectEsbuild } from './trustedRadixSelect'

let folder = ''

// Inside the project, so that Radix resolves.
beforeAll(async () => {
  folder = await mkdtemp(join('node_modules', '.gw-esbuild-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function bundle(source: string, plugins: Parameters<typeof build>[0]['esbuildPlugins']) {
  const entry = join(folder, 'entry.js')
  await writeFile(join(folder, 'x.css'), '@import "./y.css";\n.gw-x { color: red }')
  await writeFile(join(folder, 'y.css'), '.gw-y { color: red }')
  await writeFile(entry, source)
  const written: Record<string, string> = {}
  await build({
    config: false,
    silent: true,
    entry: [entry],
    format: 'esm',
    outDir: join(folder, 'out'),
    noExternal: ['@radix-ui/react-select'],
    esbuildPlugins: [
      ...(plugins ?? []),
      {
        name: 'read',
        setup: (esbuild) =>
          esbuild.onEnd(({ outputFiles }) => {
            for (const file of outputFiles ?? []) written[file.path.replace(/.*\./, '')] = file.text
          }),
      },
    ],
  })
  return written
}

describe('the plugins under tsup', () => {
  it('scope a sheet and its imports', async () => {
    const { css } = await bundle("import './x.css'", [scopeToRootEsbuild()])
    expect(css).toContain('.gw-root .gw-x')
    expect(css).toContain('.gw-root .gw-y')
  })

  it('leave no innerHTML in Radix Select', async () => {
    const source = "export { Viewport } from '@radix-ui/react-select'"
    const { js } = await bundle(source, [trustedRadixSelectEsbuild({ required: true })])
    expect(js).toContain('[data-radix-select-viewport]')
    expect(js).not.toContain('dangerouslySetInnerHTML')
  })

  it('fail a build that lacks Radix Select', async () => {
    const source = 'export const nothing = 0'
    await expect(bundle(source, [trustedRadixSelectEsbuild({ required: true })])).rejects.toThrow()
  })
})
