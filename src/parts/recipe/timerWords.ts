const [MINUTE, HOUR] = [60, 3600]

/** Remaining time of a timer in clock format: `3:05`, `1:20:00`. Rounds up to whole seconds. */
export function timerWords(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)]
  const rest = two(seconds % MINUTE)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
