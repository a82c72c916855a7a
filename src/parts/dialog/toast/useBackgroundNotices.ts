import { useAnnounce, useAsk, useDialogs, useStoreEvent } from '../../../hooks'

/** Shows toasts for events that the shopper did not just cause on this page. */
export function useBackgroundNotices(): void {
  const { isAsked, hasToast, toast } = useDialogs()
  const announce = useAnnounce()
  const ask = useAsk()

  useStoreEvent('cart-changed-elsewhere', () => {
    const kind = 'cart-changed-elsewhere'
    // Avoids piling up toasts in a background tab.
    if (!hasToast(kind)) toast(kind)
  })
  useStoreEvent('promo-code-dropped', ({ code }) => toast('promo-dropped', { code }))
  useStoreEvent('bulk-finished', ({ done, failed }) => {
    const kind = failed > 0 ? 'bulk-partly' : 'bulk-done'
    if (isAsked('bulk-recipients')) return announce(kind, { done, failed })
    const action = () => void ask('bulk-recipients', {})
    const tone = failed > 0 ? 'error' : 'ok'
    toast(kind, { done, failed }, { tone, action, actionKind: 'look' })
  })
}
