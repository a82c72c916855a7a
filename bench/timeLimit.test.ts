import { expect, it } from 'vitest'
import { withTimeLimit } from './timeLimit'

it('a task that ends in time gives its result', async () => {
  expect(await withTimeLimit(Promise.resolve(1), 1000, 'late')).toBe(1)
})

it('one that does not is an error that says so', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 1, 'It hangs.')).rejects.toThrow('It hangs.')
})
