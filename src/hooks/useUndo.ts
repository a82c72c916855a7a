import { useMemo } from 'react'
import { type DialogActions, dialogActions } from '../store/dialog/dialogs'
import type { TextParams } from '../store/dialog/toasts'
import { useSlot } from './internal/useSlot'
import { useStore } from './StoreProvider'
import { useToastText } from './useToastText'

/** Kinds of toasts that offer it. */
const UNDO = 'undo'

export interface UseUndoResult {
  /** What was done last and can be undone: "Filet Mignon was removed."; null where nothing can. */
  message: string | null
  /** Undoes it, once, however often it is called; what was offered leaves. */
  undo(): void
  /** Lets it be; it leaves by itself after eight seconds. */
  dismiss(): void
  /** Keeps it while somebody is at it; its time begins again when the returned function is called. */
  hold(): () => void
  /** Offers to undo what was just done, by the key of its text; returns the id of the toast. */
  offer(kind: string, params: TextParams, undo: () => unknown): number
}

/**
 * The last change that can be undone, for a page that shows no toasts of ours. What widgets offer to
 * undo is there too.
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
  const { toasts } = useSlot(store.slot(dialogActions))
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
