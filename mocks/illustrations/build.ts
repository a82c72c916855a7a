/*
 * Writes glyphs.data.ts: the few glyphs of Fluent Emoji that the catalogue's pictures use, so that
 * the whole set never reaches a bundle. Run: node mocks/illustrations/build.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateRawSync } from 'node:zlib'

interface IconSet {
  icons: Record<string, { body: string } | undefined>
}

const here = new URL('.', import.meta.url)
const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
// The shape of an Iconify set.
const { icons } = JSON.parse(readFileSync(path, 'utf8')) as IconSet

const tables = new URL('../catalogue/', here)
const names = readdirSync(tables)
  .map((file) => readFileSync(new URL(file, tables), 'utf8'))
  .flatMap((text) => [...text.matchAll(/glyphs: \[([^\]]*)\]/g)])
  .flatMap(([, list]) => [...(list ?? '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name ?? ''))

const entries = [...new Set(names)]
  .toSorted()
  .flatMap((name) => (icons[name] ? [[name, shortened(icons[name].body)] as const] : []))

/** Two decimals in a 32-unit box are a quarter of a pixel at 800. Truncated, because rounding could carry. */
function shortened(body: string): string {
  return body.replace(/ d="[^"]*"/g, (path) => path.replace(/(\.\d\d)\d+/g, '$1'))
}

const bodies = Object.fromEntries(entries.map(([name, body]) => [name, body.replaceAll("'", '"')]))
writeFileSync(
  new URL('glyphs.data.ts', here),
  `/*
 * Glyphs of Fluent Emoji, copyright Microsoft Corporation, MIT licence
 * (https://github.com/microsoft/fluentui-emoji), as packed by Iconify. Written by build.ts.
 */

/** JSON of the bodies of 32 by 32 icons by name; deflated, then base64. Read it with \`glyphs\`. */
export const packedGlyphs =
  '${deflateRawSync(JSON.stringify(bodies), { level: 9 }).toString('base64')}'
`,
)
