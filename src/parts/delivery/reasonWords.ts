import type { SkipReason } from '../../domain/delivery/sameDay'
import { fill } from '../../texts/catalogue'
import type { dayReasonTexts } from '../../texts/dayReasons'

/** Why there is no delivery on a day, as text; holidays by name. */
export function reasonWords(
  reason: SkipReason,
  texts: typeof dayReasonTexts.texts,
  label: string | null = null,
): string {
  if (reason === 'holiday' && label) return fill(texts['reason-holiday-named'], { name: label })
  return texts[`reason-${reason}`]
}
