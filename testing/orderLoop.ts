import { openData } from '../demo/data/openDb'
import { fillWithBuyers, order } from './orderSuite'

/*
 * A process that places orders for buyers in turn, four at a time, until it is killed. It prints a line after
 * each four, so that it can be killed in the middle of the next.
 */
const BUYERS = 400
const db = await openData((tx) => fillWithBuyers(tx, BUYERS, BUYERS))
const from = Number(process.argv[2] ?? 0)
for (let buyer = from; buyer < BUYERS; buyer += 4) {
  await Promise.all([0, 1, 2, 3].map((one) => order(db, buyer + one)))
  process.stdout.write('ordered\n')
}
await db.close()
