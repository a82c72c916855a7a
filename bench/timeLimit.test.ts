import { expect, it } from 'vitest'
import { withTimeLimit } from './timeLimit'

it('returns the result of a task that ends in time', async () => {
  expect(await withTimeLimit(Promise.resolve(1), 1000, 'late')).toBe(1)
})

it('throws an error with the text otherwise', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 1, 'It hangs.')).rejects.toThrow('It hangs.')
})
