import type { CatalogueItem } from './catalogue'
import { cuts } from './illustrations/cuts'
import { dishes } from './illustrations/dishes'
import { type Glyphs, glyphs } from './illustrations/glyphs'
import { emptyBelow, layoutOf, type Spot } from './illustrations/layout'
import { backdrop, boxFront, shadow, stages } from './illustrations/stages'

/** The picture of an item as SVG text, 800 by 600. */
export async function illustration(item: CatalogueItem): Promise<string> {
  const bodies = await glyphs()
  const { tone, stage, main, beside } = layoutOf(item)
  const [name = '', ...others] = item.glyphs
  const mains = main.map((spot, nth) => placed(bodies, name, spot, `m${nth}`))
  const besides = beside.map((spot, nth) => placed(bodies, others[nth] ?? name, spot, `b${nth}`))
  const inside = stage === 'box' ? [...besides, ...mains, boxFront] : [...mains, ...besides]
  const parts = [backdrop(tone), stages[stage], ...inside].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" role="img"><title>${escaped(item.name)}</title>${parts}</svg>`
}

const BOX = 32

/** A glyph with its shadow at a position; `key` makes its ids unique. */
function placed(
  bodies: Glyphs,
  name: string,
  [x, foot, size, turn = 0]: Spot,
  key: string,
): string {
  const body = cuts[name] ?? dishes[name] ?? bodies[name]
  if (!body) throw new Error(`There is no glyph ${name}: run node mocks/illustrations/build.ts`)
  const scale = size / BOX
  const left = x - size / 2
  const top = foot - size + emptyBelow(name) * scale
  const art = `<g transform="translate(${left} ${top}) rotate(${turn} ${size / 2} ${size / 2}) scale(${scale})">${unique(body, key)}</g>`
  return shadow(x, foot - size * 0.035, size * 0.45, size * 0.1) + art
}

/** Ids of gradients and filters would collide if a glyph appears twice. */
const unique = (body: string, key: string) =>
  body.replace(/( id="|url\(#|href="#)/g, (start) => `${start}${key}-`)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
