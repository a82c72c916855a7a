import { type SaveOutcome, useToast } from '../../hooks'
import { failureKind } from '../../texts/failureKind'

/** Tells of a change to several shipments, and offers to undo it; `undone` is said when that is done. */
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
