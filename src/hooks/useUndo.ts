import { useMemo } from 'react'
import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import type { TextParams } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useToastText } from './useToastText'

/** The `actionKind` of toasts that offer undo. */
const UNDO = 'undo'

export interface UseUndoResult {
  /** The last change that can be undone: "Filet Mignon was removed."; null if there is none. */
  message: string | null
  /** Undoes it, only once even if called repeatedly, and dismisses the offer. */
  undo(): void
  /** Dismisses the offer, which otherwise disappears after eight seconds. */
  dismiss(): void
  /** Keeps the offer, as while it is hovered; the returned function restarts its timer. */
  hold(): () => void
  /** Offers to undo a change, by the key of its text; returns the id of the toast. */
  offer(kind: string, params: TextParams, undo: () => unknown): number
}

/**
 * The last change that can be undone, for a page that does not show our toasts. Includes changes that
 * widgets offer to undo.
 *
 * @example
 * const { line, remove, restore } = useLineItem(lineId)
 * const { message, undo, offer } = useUndo()
 * const onRemove = async () => {
 *   const { status } = await remove()
 *   if (status === 'removed' && line) offer('line-removed', { skuId: line.sku_id }, restore)
 * }
 * return message && <p role="status">{message} <button onClick={undo}>Undo</button></p>
 */
export function useUndo(): UseUndoResult {
  const store = useStore()
  const { toasts } = useSlot(dialogActions)
  const textOf = useToastText()
  const last = toasts.findLast(({ action, actionKind }) => action && actionKind === UNDO) ?? null
  const verbs = useMemo(() => verbsOf(store.use(dialogActions), last), [store, last])
  return { message: last && textOf(last.kind, last.params), ...verbs }
}

type Offered = Readonly<{ id: number; action: (() => void) | null }> | null

const verbsOf = (
  { toast, dismissToast, holdToast }: DialogActions,
  last: Offered,
): Omit<UseUndoResult, 'message'> => ({
  undo: () => last?.action?.(),
  dismiss: () => last && dismissToast(last.id),
  hold: () => (last ? holdToast(last.id) : () => {}),
  offer: (kind, params, undo) =>
    toast(kind, params, { action: () => void undo(), actionKind: UNDO }),
})
