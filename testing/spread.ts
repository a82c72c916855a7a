/** Whether this is the long run, which includes every case. */
export const isLong = process.env.GIFTWELL_LONG === '1'

/**
 * Selects cases from a table of rows with a number of columns: all in the long run, otherwise one of several,
 * along diagonals, so that each row and each column has some.
 */
export const spread = <T>(cases: readonly T[], columns: number, oneIn: number): readonly T[] =>
  isLong
    ? cases
    : cases.filter((_, at) => (Math.floor(at / columns) + (at % columns)) % oneIn === 0)
