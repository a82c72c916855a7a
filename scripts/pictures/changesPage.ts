/** A changed picture: its path within a folder, and the images that exist for it. */
export interface Change {
  path: string
  kind: 'changed' | 'new' | 'gone'
  pixels: number
  hasDifference: boolean
}

const COLUMNS = [
  ['before', 'Before'],
  ['current', 'Now'],
  ['difference', 'Difference'],
] as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Whether a change has an image of a kind: a new picture has no earlier one. */
function has(column: (typeof COLUMNS)[number][0], { kind, hasDifference }: Change): boolean {
  if (column === 'difference') return hasDifference
  return kind === 'changed' || (kind === 'new') === (column === 'current')
}

function row(change: Change): string {
  const cells = COLUMNS.map(([folder, title]) =>
    has(folder, change)
      ? `<figure><figcaption>${title}</figcaption><img loading="lazy" alt="${title}" src="${folder}/${change.path}"></figure>`
      : '',
  )
  const pixels = change.kind === 'changed' ? `, ${change.pixels} pixels` : ''
  return `<section><h2>${escaped(change.path)}</h2><p>${change.kind}${pixels}</p><div>${cells.join('')}</div></section>`
}

/** A page with the changes, before and after side by side. */
export const changesPage = (changes: readonly Change[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures that changed</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px }
section { border-top: 1px solid; margin-block: 32px }
section div { display: flex; gap: 16px; align-items: start }
figure { margin: 0; flex: 1; min-width: 0 }
img { max-width: 100%; border: 1px solid #999 }
</style>
<h1>Pictures that changed: ${changes.length}</h1>
${changes.map(row).join('\n') || '<p>None.</p>'}
</html>
`
