/**
 * The source of a requirement: the specification, or Giftwell's contract where the specification
 * is silent.
 */
export type Basis = 'specification' | 'contract'
