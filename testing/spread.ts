/** Whether this is the long run, which has time for all. */
export const isLong = process.env.GIFTWELL_LONG === '1'

/**
 * Of a table with so many columns, a list of rows one after the other: all of it in the long run, else one
 * case in so many, along diagonals, so that each row and each column has some.
 */
export const spread = <T>(cases: readonly T[], columns: number, oneIn: number): readonly T[] =>
  isLong
    ? cases
    : cases.filter((_, at) => (Math.floor(at / columns) + (at % columns)) % oneIn === 0)
