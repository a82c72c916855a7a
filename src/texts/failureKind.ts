/** The sentence for a failed change, by its reason; `otherwise` if the reason adds nothing. */
export function failureKind(reason: string | undefined, otherwise = 'change-not-saved'): string {
  if (reason === 'offline') return 'change-offline'
  if (reason === 'gone') return 'change-gone'
  return reason === 'unsure' ? 'change-unsure' : otherwise
}
