import { useCallback } from 'react'
import { type RemoveOutcome, type RestoreOutcome, useToast } from '../../hooks'
import { failureKind } from '../../texts/failureKind'

interface Removable {
  skuId: number
  remove(): Promise<RemoveOutcome>
  restore(): Promise<RestoreOutcome>
}

/** Toast kind and tone for restoring a line, by outcome. */
const RESTORED = {
  restored: ['restored', 'ok'],
  partly: ['restored-partly', 'error'],
  failed: ['not-restored', 'error'],
} as const

/** Returns a function that removes a line, with Undo in a toast shown immediately. */
export function useRemoval() {
  const { toast, dismissToast } = useToast()
  return useCallback(
    async ({ skuId, remove, restore }: Removable): Promise<RemoveOutcome> => {
      const undo = async () => {
        const { status, reason } = await restore()
        const [kind, tone] = RESTORED[status]
        toast(status === 'failed' ? failureKind(reason, kind) : kind, { skuId }, { tone })
      }
      const action = () => void undo()
      const id = toast('line-removed', { skuId }, { action, actionKind: 'undo' })
      const outcome = await remove()
      if (outcome.status === 'failed') {
        dismissToast(id)
        toast(failureKind(outcome.reason, 'line-not-removed'), { skuId }, { tone: 'error' })
      }
      return outcome
    },
    [toast, dismissToast],
  )
}
