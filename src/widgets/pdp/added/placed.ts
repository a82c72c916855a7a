import type { Bought } from '../../../parts'
import type { BuyBox } from '../useBuyBox'

/** What was bought and is in the cart. */
export type Placed = Extract<Bought, { recipients: unknown }>

export interface AddedProps {
  buyBox: BuyBox
  bought: Placed
}
