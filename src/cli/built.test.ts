import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseData, type RunningServer, startServer } from '../../testing/cli/conformance'

describe('the built command', () => {
  let folder = ''
  let server: RunningServer

  beforeAll(async () => {
    // Beside node_modules, where its packages are.
    folder = await mkdtemp(join('node_modules', '.giftwell-cli-'))
    server = await startServer()
    await writeFile(join(folder, 'house.json'), JSON.stringify(houseData))
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { ssr: 'src/cli/index.ts', outDir: folder, emptyOutDir: false },
    })
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'index.js'), ...args])
      .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
      .catch(({ code, stdout, stderr }) => ({ code, stdout, stderr }))

  it('passes on our own backend over HTTP, and writes the report', async () => {
    const json = join(folder, 'report.json')
    const files = ['--data', join(folder, 'house.json'), '--json', json]
    const { code, stdout } = await run('conformance', server.baseUrl, ...files)
    expect(stdout).toMatch(/\d+ passed, 0 failed, 0 differ, 3 skipped\n$/)
    expect(code).toBe(0)
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ failed: 0 })
  })

  it('knows Node and valibot, and nothing else: no React, no mock server', async () => {
    const code = await readFile(join(folder, 'index.js'), 'utf8')
    const imports = code.matchAll(/(?:from|import\()\s*["']([^"']+)["']/g)
    const imported = [...imports].map(([, name]) => name)
    expect(new Set(imported)).toEqual(new Set(['node:fs/promises', 'node:util', 'valibot']))
    expect(code.startsWith('#!/usr/bin/env node\n')).toBe(true)
  })

  it('ends with 1 where a check fails, and with 2 where it cannot run', async () => {
    const lost = await run('conformance', `${server.baseUrl}/elsewhere`, '--only', 'customer')
    expect(lost.code).toBe(1)
    const { code, stderr } = await run('conformance', 'nowhere')
    expect(code).toBe(2)
    expect(stderr).toContain('"nowhere" is no base URL')
  })
})
