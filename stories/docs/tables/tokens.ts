import { contrast } from '../../../src/ui/contrast'
import { type ContrastPair, darkPairs, lightPairs } from '../../../src/ui/contrastPairs'
import { resolveColor } from '../../../src/ui/resolveColor'
import tokens from '../../../src/ui/tokens.css?docs'

export { tokens }

/** The tokens of each group, such as "space (4-based), size". */
export const tokenGroups = Map.groupBy(tokens, ({ group }) => group)

type Values = Readonly<Record<string, string>>

const light: Values = Object.fromEntries(tokens.map((token) => [token.name, token.light]))
const dark: Values = Object.fromEntries(
  tokens.map((token) => [token.name, token.dark ?? token.light]),
)

/** The colors of a token as `#rrggbb`; null if the dark theme has the same value. */
export const swatches = ({ name, dark: own }: { name: string; dark: string | null }) => ({
  light: resolveColor(light[name] ?? '', light),
  dark: own && resolveColor(own, dark),
})

/** A text color on a background color, in the theme that uses the pair. */
export interface Contrast {
  front: string
  back: string
  frontColor: string
  backColor: string
  ratio: number
  needed: number
}

/** The contrasts of a theme, computed from the colors of the style sheet. */
const contrasts = (pairs: readonly ContrastPair[], values: Values) =>
  pairs.map(([front, back, , needed]): Contrast => {
    const frontColor = resolveColor(values[`--gw-color-${front}`] ?? '', values)
    const backColor = resolveColor(values[`--gw-color-${back}`] ?? '', values)
    return { front, back, frontColor, backColor, needed, ratio: contrast(frontColor, backColor) }
  })

export const lightContrasts = contrasts(lightPairs, light)
export const darkContrasts = contrasts(darkPairs, dark)
