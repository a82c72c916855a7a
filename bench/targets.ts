/** One line of the table of targets. */
export interface Row {
  target: string
  /** The measured value; a ratio is relative to the React floor. */
  figure: string
  limit: string
  verdict: 'met' | 'NOT MET' | 'not measured'
  /** The ratio to the careful floor; with a verdict if the limit applies to both. */
  careful: string
}

/** The same ratio to each floor. */
export interface Ratios {
  react: number
  careful: number
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
export const times = (ratio: number) => `${ratio.toFixed(2)}×`

const verdictOf = (figure: number, limit: number): Row['verdict'] =>
  Number.isNaN(figure) ? 'not measured' : figure <= limit ? 'met' : 'NOT MET'

const row = (
  target: string,
  figure: number,
  limit: number,
  text: (one: number) => string,
): Row => ({
  target,
  figure: Number.isNaN(figure) ? '' : text(figure),
  limit: `≤ ${text(limit)}`,
  verdict: verdictOf(figure, limit),
  careful: '',
})

/** At most this number of bytes. */
export const bytes = (target: string, figure: number, limit: number): Row =>
  row(target, figure, limit, kB)

/** At most this multiple of the comparison. */
export const ratio = (target: string, figure: number, limit: number): Row =>
  row(target, figure, limit, times)

/** At most this multiple of the React floor, and of the careful one. */
export function bothFloors(target: string, { react, careful }: Ratios, limit: number): Row {
  const verdict = Number.isNaN(careful) ? '' : `${times(careful)} ${verdictOf(careful, limit)}`
  return { ...ratio(target, react, limit), careful: verdict }
}

/**
 * At most this multiple of the React floor, which renders every line and waits for its server. The limit does
 * not apply to the careful floor, which does neither: that ratio has no verdict.
 */
export function fullFloor(target: string, { react, careful }: Ratios, limit: number): Row {
  return { ...ratio(target, react, limit), careful: Number.isNaN(careful) ? '' : times(careful) }
}

/** At most this number. */
export const count = (target: string, figure: number, limit: number, unit = ''): Row =>
  row(target, figure, limit, (one) => `${Math.round(one)}${unit}`)
