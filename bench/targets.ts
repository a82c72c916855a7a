/** One line of the table of targets. */
export interface Row {
  target: string
  /** What was measured. */
  figure: string
  limit: string
  verdict: 'met' | 'NOT MET' | 'not measured'
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
const times = (ratio: number) => `${ratio.toFixed(2)}×`

const row = (
  target: string,
  figure: number,
  limit: number,
  text: (one: number) => string,
): Row => ({
  target,
  figure: Number.isNaN(figure) ? '' : text(figure),
  limit: `≤ ${text(limit)}`,
  verdict: Number.isNaN(figure) ? 'not measured' : figure <= limit ? 'met' : 'NOT MET',
})

/** At most so many bytes. */
export const bytes = (target: string, figure: number, limit: number): Row =>
  row(target, figure, limit, kB)

/** At most so many times what is beside it. */
export const ratio = (target: string, figure: number, limit: number): Row =>
  row(target, figure, limit, times)

/** At most so many of something. */
export const count = (target: string, figure: number, limit: number, unit = ''): Row =>
  row(target, figure, limit, (one) => `${Math.round(one)}${unit}`)
