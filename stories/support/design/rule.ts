import { OURS } from '../../docs/theme/ours'
import { properties, ruleOf } from '../../docs/theme/theme'

/** Values come from the URL, which can contain anything. */
const BRAND = /^#[\da-f]{6}$/i
const RADIUS = /^\d{1,2}$/

/** The CSS rule that sets a brand's color and corners; none if both are the kit's. */
export function brandRule({ brand, radius }: Record<string, unknown>): string {
  const changed = properties(
    {
      ...OURS,
      ...(BRAND.test(String(brand)) && { brand: String(brand).toLowerCase() }),
      ...(RADIUS.test(String(radius)) && { radius: Number(radius) }),
    },
    OURS,
  )
  return Object.keys(changed).length > 0 ? ruleOf(changed) : ''
}
