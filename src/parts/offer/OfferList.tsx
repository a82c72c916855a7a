import { type ReactNode, useId } from 'react'
import './OfferList.css'

interface ShelfProps {
  title: string
  /** The level of its title, one below what it stands under. */
  heading: 'h2' | 'h3'
  /** What is chosen for all of it, such as a recipient. */
  choice?: ReactNode
  /** Its tiles, each an `li`. */
  children: ReactNode
}

/** A shelf with a few things on it. */
export function Shelf({ title, heading: Heading, choice, children }: ShelfProps) {
  const id = useId()
  return (
    <section className="gw-shelf" aria-labelledby={id} data-gw-shelf>
      <div className="gw-shelf-head">
        <Heading className="gw-shelf-title" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {choice}
      </div>
      <ul className="gw-shelf-tiles">{children}</ul>
    </section>
  )
}
