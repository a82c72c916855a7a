import { kitchenAmount, TINY } from './fractions'

/** Units that are converted into each other. */
export type KitchenUnit = 'cup' | 'tbsp' | 'tsp' | 'lb' | 'oz'

/** An amount with a unit; `pinch` for anything below the smallest spoon. */
export interface Measure {
  readonly amount: number
  readonly unit: KitchenUnit | 'pinch'
}

interface Step {
  /** How many of the smaller unit make one of it. */
  readonly smaller?: readonly [unit: KitchenUnit, count: number]
  /** Smaller amounts use the smaller unit. */
  readonly least: number
  /** How many of it make one of the larger unit. */
  readonly larger?: readonly [unit: KitchenUnit, count: number]
}

const STEPS: Readonly<Record<KitchenUnit, Step>> = {
  cup: { smaller: ['tbsp', 16], least: 1 / 4 },
  tbsp: { smaller: ['tsp', 3], least: 1 / 2, larger: ['cup', 16] },
  tsp: { least: 3 / 16, larger: ['tbsp', 3] },
  lb: { smaller: ['oz', 16], least: 1 / 4 },
  oz: { least: 0, larger: ['lb', 16] },
}

/** The kitchen unit of a word; null if it is not one. */
export const kitchenUnit = (word: string | null | undefined): KitchenUnit | null =>
  word && Object.hasOwn(STEPS, word) ? (word as KitchenUnit) : null

/** An amount in the unit that a cook would use: less than ¼ cup in spoons, 3 teaspoons as a tablespoon. */
export function measure(amount: number, unit: KitchenUnit): Measure {
  const { smaller, least, larger } = STEPS[unit]
  if (amount < least - TINY && !smaller) return { amount: 1, unit: 'pinch' }
  // 6 ounces is a usual measure, three eighths of a pound is not.
  const isOdd = amount < 1 - TINY && smaller && !isMeasured(amount, unit)
  if (smaller && (amount < least - TINY || (isOdd && isMeasured(amount * smaller[1], smaller[0]))))
    return measure(amount * smaller[1], smaller[0])
  // Only without rounding: 5 tablespoons are not ⅓ cup.
  const more = larger && amount / larger[1]
  return larger && more && isMeasured(more, larger[0]) ? measure(more, larger[0]) : { amount, unit }
}

const isMeasured = (amount: number, unit: KitchenUnit): boolean =>
  amount >= Math.max(STEPS[unit].least, 1 / 4) - TINY &&
  Math.abs(kitchenAmount(amount) - amount) < TINY &&
  // There is a spoon for half a tablespoon, but none for two thirds of one.
  (unit !== 'tbsp' || amount >= 1 - TINY || Math.abs(amount - 1 / 2) < TINY)
