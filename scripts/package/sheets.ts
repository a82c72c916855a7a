import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import postcss from 'postcss'
import { scopeToRoot } from '../css/scopeToRoot'

const GROUND = ['tokens.css', 'guard.css', 'base.css']

function scoped(path: string): string {
  return postcss([scopeToRoot()]).process(readFileSync(path, 'utf8'), { from: path }).css
}

/**
 * All style sheets of the package by their layer. Each class is in one file, so their order does not matter.
 */
function sheets(): { tokens: string; guard: string; base: string; components: string } {
  const files = globSync('src/{ui,parts,widgets}/**/*.css').sort()
  const components = files.filter((file) => ![...GROUND, 'theme.css'].includes(basename(file)))
  return {
    tokens: scoped('src/ui/tokens.css'),
    guard: scoped('src/ui/guard.css'),
    base: scoped('src/ui/base.css'),
    components: components.map(scoped).join('\n'),
  }
}

const layer = (name: string, css: string) => `@layer gw.${name} {\n${css}\n}\n`

/**
 * The style sheets that the package ships: `styles.css` (also `giftwell/embed.css`) is unlayered,
 * `layered.css` is for hosts that use layers, `tokens.css` the values alone (screens §8).
 */
export function packageSheets(): Record<string, string> {
  const { tokens, guard, base, components } = sheets()
  return {
    'styles.css': [tokens, guard, base, components].join('\n'),
    'tokens.css': tokens,
    'layered.css': [
      '@layer gw.guard, gw.tokens, gw.base, gw.components;\n',
      layer('guard', guard),
      layer('tokens', tokens),
      layer('base', base),
      layer('components', components),
    ].join('\n'),
  }
}
