/** How the build names a style, `17.3f2a9c1b.css`. */
const OURS = /\/\d+\.[0-9a-f]{8}\.css$/

const known = new Set<HTMLLinkElement>()
let watch: MutationObserver | undefined

/**
 * Puts styles of ours back that a page has thrown out with its head, as a router does or a late
 * `document.write`; the loader adds each but once. Those that come later are remembered as well.
 */
export function keepStyles(): void {
  watch ??= new MutationObserver(remember)
  remember()
  for (const link of known) if (!link.isConnected) document.head.append(link)
  // A head that was watched already is watched once.
  watch.observe(document.head, { childList: true })
}

function remember(): void {
  for (const link of document.querySelectorAll('link')) if (OURS.test(link.href)) known.add(link)
}
