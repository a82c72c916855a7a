/**
 * Moves an open popover in front of each of our layers that opens, unless it has the focus; returns a function
 * that stops it.
 */
export function keepInFront(host: HTMLElement): () => void {
  const onToggle = ({ target }: Event) => {
    const isOurs = target instanceof Element && target.matches('.gw-top-layer:popover-open')
    if (!isOurs || document.activeElement === host) return
    host.hidePopover()
    host.showPopover()
  }
  document.addEventListener('toggle', onToggle, true)
  return () => document.removeEventListener('toggle', onToggle, true)
}
