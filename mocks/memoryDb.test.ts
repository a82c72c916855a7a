import { expect, it } from 'vitest'
import { dbSuite } from '../testing/dbSuite'
import { memoryDb } from './memoryDb'

dbSuite('memory', async (seed) => memoryDb(seed))

it('rejects all work if its seed did', async () => {
  const db = memoryDb(async () => {
    throw new Error('bad seed')
  })
  const work = () => db.transaction(async () => 'done')
  await expect(work()).rejects.toThrow('bad seed')
  await expect(work()).rejects.toThrow('bad seed')
})
