/** The cost of one size. */
export interface Point {
  size: number
  cost: number
}

/** Growth up to this exponent counts as linear; medians of a few rounds vary by about a tenth. */
const LINEAR = 1.1
/** Below this ratio of the largest size's cost to the smallest's, growth cannot be distinguished from noise. */
const FLAT = 1.5
/** The maximum average distance of the points from their curve; above it, the curve has no meaning. */
const SCATTER = 0.2

export interface Growth {
  /** The exponent of the cost's growth by size, without its fixed part; null if it cannot be determined. */
  exponent: number | null
  verdict:
    | 'hardly grows'
    | 'linear or better'
    | 'WORSE THAN LINEAR'
    | 'too noisy to tell'
    | 'not measured'
}

/**
 * How a cost grows with the size: `cost = fixed + factor × size ^ exponent`, with the three values closest to
 * all points. A slope of logarithms alone would be flattened by the fixed part; after subtracting the
 * smallest cost, it would contain that cost's noise.
 */
export function growthOf(points: readonly Point[]): Growth {
  const costs = points.map(({ cost }) => cost)
  if (points.length < 4 || costs.some(Number.isNaN)) {
    return { exponent: null, verdict: 'not measured' }
  }
  if (Math.max(...costs) <= Math.min(...costs) * FLAT) {
    return { exponent: null, verdict: 'hardly grows' }
  }
  const exponents = Array.from({ length: 300 }, (_, at) => (at + 1) / 100)
  const distances = exponents.map((exponent) => distanceOf(points, exponent))
  const least = Math.min(...distances)
  const exponent = exponents[distances.indexOf(least)] ?? Number.NaN
  if (Math.sqrt(least / points.length) > SCATTER) {
    return { exponent: null, verdict: 'too noisy to tell' }
  }
  return { exponent, verdict: exponent <= LINEAR ? 'linear or better' : 'WORSE THAN LINEAR' }
}

/**
 * The distance of the points from the best curve with this exponent: the sum of squared relative differences,
 * so that milliseconds of a small cart count as much as seconds of a large one.
 */
function distanceOf(points: readonly Point[], exponent: number): number {
  const largest = Math.max(...points.map(({ size }) => size))
  // Least squares of 1 = fixed / cost + factor × x / cost: two equations for the two unknowns.
  const terms = points.map(({ size, cost }) => ({
    one: 1 / cost,
    grown: (size / largest) ** exponent / cost,
  }))
  const sum = (term: (one: (typeof terms)[number]) => number) =>
    terms.reduce((all, one) => all + term(one), 0)
  const [aa, ab, bb] = [
    sum(({ one }) => one * one),
    sum(({ one, grown }) => one * grown),
    sum(({ grown }) => grown * grown),
  ]
  const [a, b] = [sum(({ one }) => one), sum(({ grown }) => grown)]
  const solved = (a * bb - b * ab) / (aa * bb - ab * ab)
  // A cost is never negative.
  const fixed = Math.max(0, solved)
  const factor = (b - fixed * ab) / bb
  return sum(({ one, grown }) => (fixed * one + factor * grown - 1) ** 2)
}
