/** The build's names of style files, such as `17.3f2a9c1b.css`. */
const OURS = /\/\d+\.[0-9a-f]{8}\.css$/

const known = new Set<HTMLLinkElement>()
let watch: MutationObserver | undefined

/**
 * Restores our styles after the page has replaced its head, as a router or a late `document.write` does; the
 * loader adds each only once. Also covers styles that are added later.
 */
export function keepStyles(): void {
  watch ??= new MutationObserver(remember)
  remember()
  for (const link of known) if (!link.isConnected) document.head.append(link)
  // Observing the same head again has no effect.
  watch.observe(document.head, { childList: true })
}

function remember(): void {
  for (const link of document.querySelectorAll('link')) if (OURS.test(link.href)) known.add(link)
}
