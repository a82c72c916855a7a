import { inFractions, kitchenAmount, TINY } from './fractions'
import type { Ingredient } from './recipe'
import { type KitchenUnit, kitchenUnit, measure } from './units'

/** An ingredient's amount, ready for display. */
export interface ScaledAmount {
  /** `1½` or `2–3`. */
  readonly amount: string
  /** A kitchen unit, a pinch, or none. */
  readonly unit: KitchenUnit | 'pinch' | null
  /** The recipe's own unit, if it is not a kitchen unit. */
  readonly word: string | null
  /** Whether the singular applies: ½ cup, 1 egg. */
  readonly isOne: boolean
  /** Whether it was rounded noticeably. */
  readonly isAbout: boolean
  /** Whether the exact amount is far below `amount`, the smallest measure. */
  readonly isLess: boolean
}

/** Smaller relative differences are not noticeable. */
const SEEN = 0.05

/** The smallest amount that a kitchen measures. */
const LEAST = 1 / 4
/** A smaller amount in the recipe itself would be displayed as 0. */
const LEAST_WRITTEN = 0.005

/**
 * The amount of an ingredient when a recipe is scaled by `factor`; null for ingredients to taste. Whole items
 * are rounded up, all others to an amount that a kitchen measures.
 */
export function scaledAmount(ingredient: Ingredient, factor: number): ScaledAmount | null {
  const { amount, to } = ingredient
  if (amount == null) return null
  const first = oneAmount(ingredient, amount, factor)
  const last = to != null && to > amount ? oneAmount(ingredient, to, factor) : first
  // Both ends of a range use the upper end's unit.
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
  // An unscaled recipe keeps its own amounts.
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
  // The result is never zero.
  const amount = Math.max(kitchenAmount(exact), LEAST)
  const isAbout = Math.abs(amount - exact) / exact > SEEN
  return { amount, unit, isAbout, isLess: exact < LEAST / 2 }
}

/** The size of each unit, in the smallest unit of its kind. */
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
