/** From how few units on a shopper is told how many are left. */
// Assumption: the specification names no number; below ten, what is left matters to whoever hesitates.
const LOW_UNITS = 9

/** Whether so few units are left that it should be said. */
export const isLow = (units: number): boolean => units > 0 && units <= LOW_UNITS
