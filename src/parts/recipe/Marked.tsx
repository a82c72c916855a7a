import { highlight } from '../../domain/recipe/highlight'
import './Marked.css'

interface MarkedProps {
  text: string
  /** The search query. */
  query: string
}

/** A text with the query's words in `<mark>` elements; the text itself is never parsed as HTML. */
export function Marked({ text, query }: MarkedProps) {
  return highlight(text, query).map(({ text: piece, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position
      <mark className="gw-mark-word" key={at}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
