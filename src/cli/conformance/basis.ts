/**
 * Who says that something is so: the specification, or the contract of Giftwell where the
 * specification is silent.
 */
export type Basis = 'specification' | 'contract'
