import { contrast } from '../../../src/ui/contrast'

/** The tokens that a host usually changes first. */
export interface Theme {
  /** In the format `#rrggbb`. */
  brand: string
  /** The radius of fields and buttons, in pixels; that of cards is almost twice as large. */
  radius: number
  /** The font of headings and names, as a CSS value. */
  display: string
  /** The font of all other text. */
  body: string
}

const INK = '#2a1a14'
const WHITE = '#ffffff'
/** Minimum contrast of text (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5

/** Fonts that visitors have, or that a page provides. */
export const FONTS: Readonly<Record<string, string>> = {
  'As it is': '',
  Georgia: 'Georgia, serif',
  'Old style': '"Iowan Old Style", "Palatino Linotype", Palatino, serif',
  Humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, sans-serif',
  Geometric: 'Avenir, Montserrat, Corbel, sans-serif',
  System: 'system-ui, sans-serif',
}

/** The contrast between white and a color. */
export const onWhite = (brand: string): number => contrast(brand, WHITE)

/** The custom properties of a theme that differ from the default theme. */
export function properties(theme: Theme, ours: Theme): Record<string, string> {
  const { brand, radius, display, body } = theme
  const changed: Record<string, string> = {}
  if (brand !== ours.brand) {
    changed['--gw-color-brand'] = brand
    if (onWhite(brand) < TEXT_CONTRAST) changed['--gw-color-on-brand'] = INK
  }
  if (radius !== ours.radius) {
    changed['--gw-radius-sm'] = `${Math.round(radius / 2)}px`
    changed['--gw-radius-md'] = `${radius}px`
    changed['--gw-radius-lg'] = `${Math.round(radius * 1.75)}px`
  }
  if (display !== ours.display) changed['--gw-font-display'] = display
  if (body !== ours.body) changed['--gw-font-body'] = body
  return changed
}

/** The rule to copy into a page's style sheet. */
export function ruleOf(changed: Readonly<Record<string, string>>): string {
  const lines = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};\n`)
  return lines.length > 0 ? `.gw-root {\n${lines.join('')}}` : '/* Nothing is changed yet. */'
}
