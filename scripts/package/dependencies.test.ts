import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

interface Locked {
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
}

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

describe('runtime dependencies', () => {
  it('are these, each in one version, and at most 15', async () => {
    const { dependencies } = await json('package.json')
    // Adding a dependency is a decision: its code runs in every shop.
    expect(Object.keys(dependencies)).toEqual([
      '@hono/node-server',
      '@noble/hashes',
      '@paypal/paypal-js',
      ...[
        '@radix-ui/react-dialog',
        '@radix-ui/react-select',
        '@sentry/browser',
        'date-fns',
        'date-fns-tz',
      ],
      ...['get-nonce', 'hono', 'ofetch', 'papaparse', 'react-day-picker', 'valibot', 'valtio'],
    ])
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(15)
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('run no install scripts, and neither do their dependencies', async () => {
    const packages: Record<string, Locked> = (await json('package-lock.json')).packages
    const shipped = Object.entries(packages).filter(
      ([path, { dev }]) => path.startsWith('node_modules/') && !dev,
    )
    expect(shipped.length).toBeGreaterThan(9)
    const running = shipped.filter(([, locked]) => locked.hasInstallScript).map(([path]) => path)
    expect(running).toEqual([])
  })
})
