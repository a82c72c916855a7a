import type { Bought } from '../../../parts'
import type { BuyBox } from '../useBuyBox'

/** The outcome of adding something to the cart. */
export type Placed = Extract<Bought, { recipients: unknown }>

export interface AddedProps {
  buyBox: BuyBox
  bought: Placed
}
