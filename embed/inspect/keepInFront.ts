/** Brings an open popover before each layer of ours that opens, unless the focus is in it; returns what ends that. */
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
