/** One line of the table of targets. */
export interface Row {
  target: string
  /** What was measured. */
  figure: string
  limit: string
  isMet: boolean
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`
const times = (ratio: number) => `${ratio.toFixed(2)}×`

/** At most so many bytes. */
export const bytes = (target: string, figure: number, limit: number): Row => ({
  target,
  figure: kB(figure),
  limit: `≤ ${kB(limit)}`,
  isMet: figure <= limit,
})

/** At most so many times what is beside it. */
export const ratio = (target: string, figure: number, limit: number): Row => ({
  target,
  figure: times(figure),
  limit: `≤ ${times(limit)}`,
  isMet: figure <= limit,
})

/** At most so many of something. */
export const count = (target: string, figure: number, limit: number, unit = ''): Row => ({
  target,
  figure: `${Math.round(figure)}${unit}`,
  limit: `≤ ${limit}${unit}`,
  isMet: figure <= limit,
})

/** The rows as a table of plain text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['target', 'figure', 'limit', 'verdict'],
    ...rows.map(({ target, figure, limit, isMet }) => [
      target,
      figure,
      limit,
      isMet ? 'met' : 'NOT MET',
    ]),
  ]
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
