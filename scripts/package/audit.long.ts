import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

// The list of advisories can change at any time, and a registry may have none.
describe('npm audit', () => {
  it('finds nothing high or critical in the shipped packages', { timeout: 60_000 }, async () => {
    const args = ['audit', '--omit=dev', '--json']
    const { stdout } = await promisify(execFile)('npm', args).catch((error) => error)
    const { metadata } = JSON.parse(String(stdout || '{}'))
    if (!metadata) return console.warn('The registry answers no audits: nothing was checked.')
    const { high, critical } = metadata.vulnerabilities
    expect({ high, critical }).toEqual({ high: 0, critical: 0 })
  })
})
