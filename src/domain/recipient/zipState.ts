import { plainPostalCode } from './postalCode'

/*
 * The first three digits of the ZIP codes of each state and the District, as ranges. Ranges of another
 * territory, of the armed forces and those not in use are absent: nothing is said of them.
 */
const RANGES: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  AL: [[350, 369]],
  AK: [[995, 999]],
  AZ: [[850, 865]],
  AR: [[716, 729]],
  CA: [[900, 961]],
  CO: [[800, 816]],
  CT: [[60, 69]],
  DC: [
    [200, 200],
    [202, 205],
  ],
  DE: [[197, 199]],
  FL: [[320, 349]],
  GA: [
    [300, 319],
    [398, 399],
  ],
  HI: [[967, 968]],
  ID: [[832, 838]],
  IL: [[600, 629]],
  IN: [[460, 479]],
  IA: [[500, 528]],
  KS: [[660, 679]],
  KY: [[400, 427]],
  LA: [[700, 714]],
  ME: [[39, 49]],
  MD: [[206, 219]],
  MA: [
    [10, 27],
    [55, 55],
  ],
  MI: [[480, 499]],
  MN: [[550, 567]],
  MS: [[386, 397]],
  MO: [[630, 658]],
  MT: [[590, 599]],
  NE: [[680, 693]],
  NV: [[889, 898]],
  NH: [[30, 38]],
  NJ: [[70, 89]],
  NM: [[870, 884]],
  NY: [[100, 149]],
  NC: [[270, 289]],
  ND: [[580, 588]],
  OH: [[430, 459]],
  OK: [
    [730, 732],
    [734, 749],
  ],
  OR: [[970, 979]],
  PA: [[150, 196]],
  RI: [[28, 29]],
  SC: [[290, 299]],
  SD: [[570, 577]],
  TN: [[370, 385]],
  TX: [
    [733, 733],
    [750, 799],
  ],
  UT: [[840, 847]],
  VT: [
    [50, 54],
    [56, 59],
  ],
  VA: [
    [201, 201],
    [220, 246],
  ],
  WA: [[980, 994]],
  WV: [[247, 268]],
  WI: [[530, 549]],
  WY: [[820, 831]],
}

/** The state of a ZIP code, by its first three digits; null if unknown. */
export function stateOfZip(zip: string): string | null {
  const digits = plainPostalCode(zip)
  if (!/^\d{5}(?:\d{4})?$/.test(digits)) return null
  const start = Number(digits.slice(0, 3))
  const found = Object.entries(RANGES).find(([, ranges]) =>
    ranges.some(([from, to]) => start >= from && start <= to),
  )
  return found?.[0] ?? null
}

/**
 * The state of a ZIP code if it differs from the selected one; null if they match or it is unknown. Only a
 * warning: a few codes cross a border.
 */
export function otherStateOfZip(zip: string, state: string): string | null {
  const own = stateOfZip(zip)
  return own !== null && state !== '' && own !== state ? own : null
}
