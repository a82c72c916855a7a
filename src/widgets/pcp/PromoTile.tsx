import type { PcpData } from '../../domain/product/pcpData'
import { ProductPhoto } from '../../parts'
import { Icon } from '../../ui'

/** A promotional tile among the products, linked by its title. */
export function PromoTile({ promo }: { promo: NonNullable<PcpData['promo']> }) {
  const { title, text, image, imageAlt, href, linkText } = promo
  return (
    <li className="gw-pcp-promo">
      {image && <ProductPhoto src={image} alt={imageAlt} />}
      <div className="gw-pcp-promo-words">
        <h2 className="gw-pcp-promo-title">
          <a className="gw-pcp-promo-link" href={href}>
            {title}
          </a>
        </h2>
        {text && <p>{text}</p>}
        {linkText && (
          <p className="gw-pcp-promo-more" aria-hidden="true">
            {linkText}
            <Icon name="chevron" />
          </p>
        )}
      </div>
    </li>
  )
}
