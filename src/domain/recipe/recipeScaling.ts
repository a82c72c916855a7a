import { inFractions, kitchenAmount, TINY } from './fractions'
import type { Ingredient } from './recipe'
import { type KitchenUnit, kitchenUnit, measure } from './units'

/** What of an ingredient goes in, ready to be written. */
export interface ScaledAmount {
  /** `1½` or `2–3`. */
  readonly amount: string
  /** A unit of the kitchen, another word of the recipe, or none. */
  readonly unit: KitchenUnit | 'pinch' | null
  /** The recipe's own word for its unit, where it is none of the kitchen's. */
  readonly word: string | null
  /** Whether the words for one of it are right: ½ cup, 1 egg. */
  readonly isOne: boolean
  /** Whether it was rounded by more than a cook would see. */
  readonly isAbout: boolean
  /** Whether it is so little that `amount` is only more than it. */
  readonly isLess: boolean
}

/** Less than that nobody sees. */
const SEEN = 0.05

/** The least that a kitchen measures. */
const LEAST = 1 / 4
/** Of less than that, a recipe's own number would be written as 0. */
const LEAST_WRITTEN = 0.005

/**
 * How much of an ingredient goes in where a recipe is cooked for `factor` times as many people; null for
 * what goes in to taste. Whole things are rounded up, all others to what a kitchen measures.
 */
export function scaledAmount(ingredient: Ingredient, factor: number): ScaledAmount | null {
  const { amount, to } = ingredient
  if (amount == null) return null
  const first = oneAmount(ingredient, amount, factor)
  const last = to != null && to > amount ? oneAmount(ingredient, to, factor) : first
  // Both ends of a range are in one unit, that of its end.
  const isSameUnit = first.unit === last.unit
  const from = isSameUnit ? first : oneAmount(ingredient, amount, factor, last.unit)
  const isRange = Math.abs(from.amount - last.amount) > TINY
  const spelled = [...(isRange ? [from] : []), last].map((one) => inFractions(one.amount))
  return {
    amount: spelled.join('–'),
    unit: last.unit,
    word: last.unit ? null : (last.amount <= 1 && ingredient.unitOne) || ingredient.unit || null,
    isOne: last.amount <= 1,
    isAbout: from.isAbout || last.isAbout,
    isLess: last.isLess,
  }
}

interface OneAmount extends Pick<ScaledAmount, 'unit' | 'isAbout' | 'isLess'> {
  readonly amount: number
}

function oneAmount(
  { isWhole, unit }: Ingredient,
  amount: number,
  factor: number,
  wanted: ScaledAmount['unit'] = null,
): OneAmount {
  const exact = amount * factor
  const own = kitchenUnit(unit)
  // As the recipe is written, it is left as it is.
  if (Math.abs(factor - 1) < TINY && amount >= LEAST_WRITTEN)
    return { amount, unit: own, isAbout: false, isLess: false }
  if (isWhole) {
    const whole = Math.ceil(exact - TINY)
    return { amount: whole, unit: own, isAbout: whole - exact > TINY, isLess: false }
  }
  if (!own) return rounded(exact, null)
  const taken = measure(exact, own)
  return wanted && wanted !== taken.unit
    ? rounded(inUnit(exact, own, wanted), wanted)
    : rounded(taken.amount, taken.unit)
}

function rounded(exact: number, unit: ScaledAmount['unit']): OneAmount {
  // Something always goes in.
  const amount = Math.max(kitchenAmount(exact), LEAST)
  const isAbout = Math.abs(amount - exact) / exact > SEEN
  return { amount, unit, isAbout, isLess: exact < LEAST / 2 }
}

/** What one of each unit is, in the smallest of its kind. */
const SIZES: Readonly<Record<KitchenUnit | 'pinch', number>> = {
  cup: 48,
  tbsp: 3,
  tsp: 1,
  pinch: 1 / 8,
  lb: 16,
  oz: 1,
}

const inUnit = (amount: number, from: KitchenUnit, to: KitchenUnit | 'pinch'): number =>
  (amount * SIZES[from]) / SIZES[to]
