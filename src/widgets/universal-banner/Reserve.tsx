/**
 * Keeps room for what may be said in a place later on. The texts are drawn by the style sheet, unseen,
 * so that no one reads, searches or copies them.
 */
export function Reserve({ texts }: { texts: readonly (string | undefined)[] }) {
  return texts.map((text) => (
    <span key={text} className="gw-ribbon-reserve" aria-hidden="true" data-reserve={text} />
  ))
}
