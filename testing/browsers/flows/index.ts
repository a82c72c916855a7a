import type { Step } from '../steps'
import { account } from './account'
import { cart } from './cart'
import { order } from './order'
import { shop } from './shop'

/** The flows of the demo, for each browser, mouse and keyboard. */
export const flows: Readonly<Record<string, readonly Step[]>> = {
  ...cart,
  ...order,
  ...shop,
  ...account,
}
