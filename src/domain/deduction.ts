import type { Format } from './format'

/** An amount to subtract, with a real minus sign, on the side that the locale wants. */
export const deduction = ({ money }: Pick<Format, 'money'>, cents: number): string =>
  money(-cents).replace('-', '−')
