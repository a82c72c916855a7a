import { describe, expect, it } from 'vitest'
import { ERROR_REASONS, errorReason } from './errorData'

describe('the reason of an error', () => {
  it.each(ERROR_REASONS)('%s is known', (reason) => {
    expect(errorReason(reason)).toBe(reason)
  })

  it.each([
    ['an unknown kind', 'solar-storm', 'generic'],
    ['a name of every object', 'constructor', 'generic'],
    ['nothing', undefined, 'none'],
    ['null', null, 'none'],
    ['no text', '', 'none'],
  ])('%s', (_case, given, expected) => {
    expect(errorReason(given)).toBe(expected)
  })
})
