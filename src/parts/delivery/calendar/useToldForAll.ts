import { type DateOutcome, useTexts, useToast } from '../../../hooks'
import { deliveryTexts } from '../../../texts/delivery'
import { failureKind } from '../../../texts/failureKind'

/** Tells that all shipments were given a date, and offers to undo it. */
export function useToldForAll() {
  const { toast } = useToast()
  const { undoneAll } = useTexts(deliveryTexts)

  return (text: string, undo: DateOutcome['undo']): void => {
    const undoAndTell = async () => {
      const outcome = await undo?.()
      if (outcome?.status !== 'failed') toast('say', { text: undoneAll }, { tone: 'ok' })
      else toast(failureKind(outcome.reason), {}, { tone: 'error' })
    }
    const action = undo ? () => void undoAndTell() : null
    toast('say', { text }, { tone: 'ok', action, actionKind: undo ? 'undo' : null })
  }
}
