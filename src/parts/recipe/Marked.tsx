import { highlight } from '../../domain/recipe/highlight'
import './Marked.css'

interface MarkedProps {
  text: string
  /** What was searched for. */
  query: string
}

/** A text with the words of a query marked: by elements, whatever stands in it. */
export function Marked({ text, query }: MarkedProps) {
  return highlight(text, query).map(({ text: piece, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
      <mark className="gw-mark-word" key={at}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
