import { safeUrl } from '../../domain/page/urls'
import type { ThreeUpCard } from '../../domain/product/threeUpData'
import { ProductPhoto } from '../../parts'

interface ContentCardProps {
  card: ThreeUpCard
  heading: 'h2' | 'h3' | 'h4' | 'h5'
}

/** Editorial content among products: a picture, text, and one link. */
export function ContentCard({ card, heading: Heading }: ContentCardProps) {
  const { title, text, image, imageAlt, linkText } = card
  const href = safeUrl(card.href)
  return (
    <li className="gw-content-card">
      {image && (
        <div className="gw-content-card-picture">
          <ProductPhoto src={image} alt={imageAlt} />
        </div>
      )}
      <div className="gw-content-card-words">
        <Heading className="gw-content-card-title">{title}</Heading>
        {text && <p>{text}</p>}
        {href && (
          <a className="gw-content-card-link" href={href}>
            {linkText || title}
          </a>
        )}
      </div>
    </li>
  )
}
