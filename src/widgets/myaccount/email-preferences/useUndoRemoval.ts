import { type Reminder, type UseEmailPreferencesResult, useTexts, useToast } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { emailsTexts } from '../../../texts/emails'
import { useTellFailure } from '../useTellFailure'

/** The button of a toast that restores a removed reminder. */
interface Undo {
  action(): void
  actionKind: 'undo'
}

/**
 * Returns the Undo button for a removed reminder. For the part that stays when the reminder's row is gone: if the
 * session ends first, the failure and the button are shown after signing in again.
 */
export function useUndoRemoval(
  addReminder: UseEmailPreferencesResult['addReminder'],
): (reminder: Reminder) => Undo {
  const texts = useTexts(emailsTexts)
  const { toast } = useToast()
  const tellFailure = useTellFailure()

  return function undoOf(reminder) {
    const { occasion, day } = reminder
    const undo: Undo = { action: () => void restore(), actionKind: 'undo' }
    async function restore(): Promise<void> {
      const { status } = await addReminder(occasion, day)
      const problem = status === 'failed' ? fill(texts.notRestored, { occasion }) : null
      tellFailure(problem, undo, reminder)
      if (!problem) toast('say', { text: fill(texts.restored, { occasion }) }, { tone: 'ok' })
    }
    return undo
  }
}
