import { contrast } from '../../../src/ui/contrast'
import { type ContrastPair, darkPairs, lightPairs } from '../../../src/ui/contrastPairs'
import tokens from '../../../src/ui/tokens.css?docs'

export { tokens }

/** The tokens of each group, such as "space (4-based), size". */
export const tokenGroups = Map.groupBy(tokens, ({ group }) => group)

const light = new Map(tokens.map((token) => [token.name, token.light]))
const dark = new Map(tokens.map((token) => [token.name, token.dark ?? token.light]))

/** Two colours on each other, in the theme in which that happens. */
export interface Contrast {
  front: string
  back: string
  frontColor: string
  backColor: string
  ratio: number
  needed: number
}

/** The contrasts of a theme, computed from the colours of the style sheet. */
const contrasts = (pairs: readonly ContrastPair[], values: ReadonlyMap<string, string>) =>
  pairs.map(([front, back, , needed]): Contrast => {
    const frontColor = values.get(`--gw-color-${front}`) ?? ''
    const backColor = values.get(`--gw-color-${back}`) ?? ''
    return { front, back, frontColor, backColor, needed, ratio: contrast(frontColor, backColor) }
  })

export const lightContrasts = contrasts(lightPairs, light)
export const darkContrasts = contrasts(darkPairs, dark)
