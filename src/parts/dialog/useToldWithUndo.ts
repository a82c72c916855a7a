import { type SaveOutcome, useToast } from '../../hooks'
import { failureKind } from '../../texts/failureKind'

/** Shows a toast for a change to several shipments, with Undo; `undone` is the text after undoing. */
export function useToldWithUndo() {
  const { toast } = useToast()

  return (text: string, undone: string, undo?: () => Promise<SaveOutcome>): void => {
    const undoAndTell = async () => {
      const outcome = await undo?.()
      if (outcome?.status !== 'failed') toast('say', { text: undone }, { tone: 'ok' })
      else toast(failureKind(outcome.reason), {}, { tone: 'error' })
    }
    const action = undo ? () => void undoAndTell() : null
    toast('say', { text }, { tone: 'ok', action, actionKind: undo ? 'undo' : null })
  }
}
