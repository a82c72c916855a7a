import { describe, expect, it } from 'vitest'
import { readOptions } from './options'

describe('the command line of the bench', () => {
  it('defaults to the table of targets, five rounds of all sizes', () => {
    expect(readOptions([])).toMatchObject({ run: 'targets', rounds: 5, sizes: [10, 100, 2000] })
  })

  it.each([
    [['--peers', '--rounds', '1'], { run: 'peers', rounds: 1 }],
    [['--growth'], { run: 'growth' }],
    [['--sizes', '100,10'], { sizes: [10, 100] }],
    [['--only', 'cart'], { only: 'cart' }],
  ])('%j', (args, expected) => {
    expect(readOptions(args)).toMatchObject(expected)
  })

  it.each([
    [['--rounds', '0'], '--rounds is "0"'],
    [['--sizes', '11'], '--sizes is "11"'],
    [['--only', 'dishes'], '--only is "dishes"'],
    [['--peers', '--growth'], 'give one of them'],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})
