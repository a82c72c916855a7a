/** A product of a list that was visible. */
export interface SeenItem {
  readonly itemId: number
  readonly skuId: number | null
  readonly name: string
  /** US cents; null if unknown. */
  readonly priceCents: number | null
  /** Index in the list, from 0. */
  readonly index: number
}

/** The visible items of a list, such as "Steaks". */
export interface SeenItems {
  readonly list: string
  readonly items: readonly SeenItem[]
}

/** An offer that a page promotes. */
export interface Promotion {
  /** Its id among the shop's offers. */
  readonly id: string
  readonly name: string
  /** Its code; null if none is needed. */
  readonly code: string | null
}
