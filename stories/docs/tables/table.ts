/** A cell as code; empty if undefined. */
export const code = (text: string | number | null | undefined): string =>
  text == null || text === '' ? '' : `\`${text}\``

/** Literal text, with Markdown's special characters escaped outside of code. */
export const plain = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[_*]/g, '\\$&')))
    .join('')

/** A Markdown table whose cells can contain any text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => plain(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
