interface ReserveProps {
  /** The class of what has its place there. */
  className: string
  texts: readonly (string | undefined)[]
}

/**
 * Keeps room for what may be said in a place later on. The texts are drawn by the style sheet, unseen,
 * so that no one reads, searches or copies them.
 */
export function Reserve({ className, texts }: ReserveProps) {
  return texts.map((text) => (
    <span key={text} className={className} aria-hidden="true" data-reserve={text} />
  ))
}
