import { type ReactNode, useId } from 'react'
import './OfferList.css'

interface OfferListProps {
  title: string
  /** Heading level of the title, one below the surrounding heading. */
  heading: 'h2' | 'h3'
  /** A choice for the whole list, such as a recipient. */
  choice?: ReactNode
  /** The tiles, each an `li`. */
  children: ReactNode
}

/** A short list of offers. */
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
