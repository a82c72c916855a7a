/** A product of a list that was in sight. */
export interface SeenItem {
  readonly itemId: number
  readonly skuId: number | null
  readonly name: string
  /** US cents; null where it is not known. */
  readonly priceCents: number | null
  /** Its place in the list, from 0. */
  readonly index: number
}

/** What was in sight of a list, such as "Steaks". */
export interface SeenItems {
  readonly list: string
  readonly items: readonly SeenItem[]
}

/** An offer that a page announces. */
export interface Promotion {
  /** What it is called among the offers of the shop. */
  readonly id: string
  readonly name: string
  /** Its code; null for one that needs none. */
  readonly code: string | null
}
