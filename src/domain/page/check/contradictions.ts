import { calendarDay, isBefore } from '../../calendar'
import { todayInChicago } from '../../chicago'
import { saleEnd } from '../../offer/countdown'
import type { Rule } from './doubts'

/** Values that are valid by themselves, but contradict others beside them. */
export const CONTRADICTIONS: readonly Rule[] = [
  {
    doubt({ value }) {
      const { product, skuId } = membersOf(value)
      const sizes = listOf(membersOf(product).skus)
      const isKnown = skuId == null || sizes.some((size) => membersOf(size).sku_id === skuId)
      return isKnown || sizes.length === 0 ? null : `has skuId ${skuId}, which no size has`
    },
    remedy: 'Use the sku_id of one of the product’s sizes, or omit it.',
  },
  {
    doubt({ value }) {
      const { ingredients, steps } = membersOf(value)
      const known = Object.keys(listOf(ingredients))
      const found = listOf(steps).flatMap((step, at) =>
        listOf(membersOf(step).ingredients).flatMap((index) =>
          known.includes(String(index))
            ? []
            : [`has ingredient ${index} in steps.${at}, but not in ingredients`],
        ),
      )
      return found[0] ?? null
    },
    remedy: 'Give the indexes of the recipe’s ingredients, counted from 0.',
  },
  {
    doubt({ value }) {
      const { amount, to } = membersOf(value)
      return to != null && Number(to) < Number(amount)
        ? `has an amount from ${amount} to ${to}`
        : null
    },
    remedy: 'Give the smaller number first.',
  },
  {
    doubt({ value }) {
      const { order_by, orderBy = order_by, arrives, arrivesBy = arrives } = membersOf(value)
      const [end, day] = [saleEnd(String(orderBy)), calendarDay(String(arrivesBy))]
      const isEarly = end && day && isBefore(day, todayInChicago(end))
      return isEarly ? `arrives on ${arrivesBy}, before its order deadline ${orderBy}` : null
    },
    remedy: 'Correct one of the two.',
  },
]

const membersOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
