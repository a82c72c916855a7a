import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { withOwnKeys } from './ownKeysOnly'

describe('withOwnKeys', () => {
  it('leaves own keys to a loop', () => {
    expect(withOwnKeys('for (const key in this.entries) {', 'a.js')).toBe(
      'for (const key of Object.keys(this.entries)) {',
    )
  })

  it('knows every loop of valibot', async () => {
    const file = 'node_modules/valibot/dist/index.mjs'
    expect(withOwnKeys(await readFile(file, 'utf8'), file)).not.toMatch(/for \([^;)]* in /)
  })

  it('says when there is nothing left to do', () => {
    expect(() => withOwnKeys('for (const key of keys) {', 'a.js')).toThrow('can go')
  })
})
