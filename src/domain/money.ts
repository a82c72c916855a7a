import { quantity } from './line/quantity'
import type { LineItem, Money } from './schema/entities'

/**
 * An amount in whole US cents, for adding and comparing; 0 if absent or invalid.
 *
 * Parsed digit by digit: of the 5,994 ways to split $59.95 into two prices, 1,390 add up to less in floating
 * point. Half a cent rounds away from zero.
 */
export function cents(money: Money): number {
  // Fast path for nearly every price: a number nearest to whole cents.
  const nearest = typeof money === 'number' ? Math.round(money * 100) : Number.NaN
  if (Math.abs(nearest) < LARGEST && nearest / 100 === money) return nearest || 0
  const [, sign, whole, fraction = ''] = DECIMAL.exec(String(money ?? '')) ?? []
  if (whole === undefined) return 0
  const roundUp = fraction.charAt(2) >= '5' ? 1 : 0
  const amount = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundUp
  if (!Number.isSafeInteger(amount)) return 0
  return sign && amount ? -amount : amount
}

/** Below this, in cents, a number is precise to the cent. */
const LARGEST = 1e14

// A number beyond 1e21 or below 1e-6 is printed with an exponent; both count as 0.
const DECIMAL = /^(-)?(\d+)(?:\.(\d+))?$/

/** US cents as US dollars. For display and sending only; never add or compare dollars. */
export function dollars(amount: number): number {
  return amount / 100
}

/** US cents as text: "$1,234.50". Source: specification §9. */
// Without `Intl`, whose first use delays the first paint on a slow phone by about 80 ms.
export function formatUsd(amount: number): string {
  const all = Number.isFinite(amount) ? Math.round(Math.abs(amount)) : 0
  const rest = all % 100
  const whole = grouped(String((all - rest) / 100))
  return `${amount < 0 && all ? '-' : ''}$${whole}.${rest < 10 ? 0 : ''}${rest}`
}

const grouped = (digits: string): string =>
  digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits

/** Total of a line: price times quantity, in US cents. */
export function lineCents(line: LineItem): number {
  return cents(line.price) * quantity(line)
}

/** Total of some lines, in US cents. */
export function subtotalCents(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}
