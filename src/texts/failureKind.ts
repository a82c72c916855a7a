/** The sentence for a change that failed, by its reason; `otherwise` where the reason says nothing new. */
export function failureKind(reason: string | undefined, otherwise = 'change-not-saved'): string {
  if (reason === 'offline') return 'change-offline'
  if (reason === 'gone') return 'change-gone'
  return reason === 'unsure' ? 'change-unsure' : otherwise
}
