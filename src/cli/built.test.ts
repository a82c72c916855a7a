import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseData, type RunningServer, startServer } from '../../testing/cli/conformance'

describe('the built command', () => {
  let folder = ''
  let server: RunningServer

  beforeAll(async () => {
    // Next to node_modules, which has its packages.
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

  /** The imports that a built file runs before itself, and those of its neighbors. */
  async function packagesOf(file: string): Promise<Set<string>> {
    const code = await readFile(join(folder, file), 'utf8')
    const names = [...code.matchAll(/from\s*["']([^"']+)["']/g)].map(([, name]) => name ?? '')
    const own = names.filter((name) => name.startsWith('./'))
    const theirs = await Promise.all(own.map((name) => packagesOf(join(dirname(file), name))))
    return new Set([
      ...names.filter((name) => !own.includes(name)),
      ...theirs.flatMap((set) => [...set]),
    ])
  }

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'index.js'), ...args])
      .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
      .catch(({ code, stdout, stderr }) => ({ code, stdout, stderr }))

  it('passes on our own backend over HTTP, and writes the report', async () => {
    const json = join(folder, 'report.json')
    const files = ['--data', join(folder, 'house.json'), '--json', json]
    const { code, stdout } = await run('conformance', server.baseUrl, ...files)
    expect(stdout).toMatch(/\d+ passed, 0 failed, 0 differ, 4 skipped\n$/)
    expect(code).toBe(0)
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ failed: 0 })
  })

  it('starts with Node and valibot only: no React, no mock server', async () => {
    expect(await packagesOf('index.js')).toEqual(
      new Set(['node:fs/promises', 'node:url', 'node:util', 'valibot']),
    )
    const code = await readFile(join(folder, 'index.js'), 'utf8')
    expect(code.startsWith('#!/usr/bin/env node\n')).toBe(true)
  })

  it('validates a page against the apps’ manifests', async () => {
    const page = join(folder, 'page.html')
    await writeFile(page, '<script src="/embed.js"></script><div id="universal-banner"></div>')
    const { code, stdout } = await run('check-page', page)
    expect(code).toBe(1)
    expect(stdout).toContain('universal-banner has nothing to show')
  })

  it('serves the mock backend until it is stopped, and drops connections on request', async () => {
    const args = ['mock', '--port', '0', '--fault', 'getQuickCartCheck=network-error']
    const child = spawn(process.execPath, [join(folder, 'index.js'), ...args])
    const [said] = await once(child.stdout, 'data')
    const [base] = /http:\S+/.exec(String(said)) ?? []
    expect((await fetch(`${base}/checkout/cart`)).status).toBe(200)
    await expect(fetch(`${base}/checkout/quick-cart-check`)).rejects.toThrow('fetch failed')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('exits with 1 if a check fails, and with 2 if it cannot run', async () => {
    const lost = await run('conformance', `${server.baseUrl}/elsewhere`, '--only', 'customer')
    expect(lost.code).toBe(1)
    const { code, stderr } = await run('conformance', 'nowhere')
    expect(code).toBe(2)
    expect(stderr).toContain('"nowhere" is not a base URL')
  })
})
