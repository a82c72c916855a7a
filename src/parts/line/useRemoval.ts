import { useCallback } from 'react'
import { type RemoveOutcome, type RestoreOutcome, useToast } from '../../hooks'

interface Removable {
  skuId: number
  remove(): Promise<RemoveOutcome>
  restore(): Promise<RestoreOutcome>
}

/** What is said of a line that was brought back, by its outcome. */
const RESTORED = {
  restored: ['restored', 'ok'],
  partly: ['restored-partly', 'error'],
  failed: ['not-restored', 'error'],
} as const

/** Removes a line, and offers to undo it in a toast while that is on its way and for a while after. */
export function useRemoval() {
  const { toast, dismissToast } = useToast()
  return useCallback(
    async ({ skuId, remove, restore }: Removable): Promise<RemoveOutcome> => {
      const undo = async () => {
        const [kind, tone] = RESTORED[(await restore()).status]
        toast(kind, { skuId }, { tone })
      }
      const action = () => void undo()
      const id = toast('line-removed', { skuId }, { action, actionKind: 'undo' })
      const outcome = await remove()
      if (outcome.status === 'failed') {
        dismissToast(id)
        toast('line-not-removed', { skuId }, { tone: 'error' })
      }
      return outcome
    },
    [toast, dismissToast],
  )
}
