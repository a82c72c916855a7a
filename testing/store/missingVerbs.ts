import { afterAll, beforeEach, vi } from 'vitest'

/**
 * Gives each test of a file its own modules, among which the code that loads late is missing while `isMissing` is true.
 * Import the modules under test in the test.
 */
export function missingVerbs(): { isMissing: boolean } {
  const state = { isMissing: false }
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('../../src/store/core/verbs', async (original) => {
      if (state.isMissing) throw new Error('not there')
      return original()
    })
  })
  afterAll(() => {
    vi.doUnmock('../../src/store/core/verbs')
    vi.resetModules()
  })
  return state
}
