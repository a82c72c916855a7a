import { type ReactNode, useId } from 'react'
import './OfferList.css'

interface OfferListProps {
  title: string
  /** The level of its title, one below what it stands under. */
  heading: 'h2' | 'h3'
  /** What is chosen for all of it, such as a recipient. */
  choice?: ReactNode
  /** Its tiles, each an `li`. */
  children: ReactNode
}

/** A list of a few offers. */
export function OfferList({ title, heading: Heading, choice, children }: OfferListProps) {
  const id = useId()
  return (
    <section className="gw-offer-list" aria-labelledby={id} data-gw-offers>
      <div className="gw-offer-list-head">
        <Heading className="gw-offer-list-title" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {choice}
      </div>
      <ul className="gw-offer-list-tiles">{children}</ul>
    </section>
  )
}
