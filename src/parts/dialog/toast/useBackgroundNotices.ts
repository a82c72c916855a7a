import { useAnnounce, useAsk, useDialogs, useStoreEvent } from '../../../hooks'

/** Tells what happens without anybody on this page having asked for it just now. */
export function useBackgroundNotices(): void {
  const { isAsked, hasToast, toast } = useDialogs()
  const announce = useAnnounce()
  const ask = useAsk()

  useStoreEvent('cart-changed-elsewhere', () => {
    const kind = 'cart-changed-elsewhere'
    // A tab that nobody looks at does not pile it up.
    if (!hasToast(kind)) toast(kind)
  })
  useStoreEvent('bulk-finished', ({ done, failed }) => {
    const kind = failed > 0 ? 'bulk-partly' : 'bulk-done'
    if (isAsked('bulk-recipients')) return announce(kind, { done, failed })
    const action = () => void ask('bulk-recipients', {})
    const tone = failed > 0 ? 'error' : 'ok'
    toast(kind, { done, failed }, { tone, action, actionKind: 'look' })
  })
}
