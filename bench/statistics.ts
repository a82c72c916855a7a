/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The median of the ratios of two series that were measured in turn, round by round. */
export function pairedRatio(ours: readonly number[], floors: readonly number[]): number {
  return median(ours.map((value, round) => value / (floors[round] ?? Number.NaN)))
}
