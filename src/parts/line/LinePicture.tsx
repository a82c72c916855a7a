import { safeUrl } from '../../domain/page/urls'
import type { SkuInfo } from '../../domain/product/products'
import { Icon } from '../../ui'
import './LinePicture.css'

/** The picture of a line, or an icon without one. Not announced, because the name is beside it. */
export function LinePicture({ info }: { info: SkuInfo | null }) {
  const source = safeUrl(info?.product.image)
  return (
    <span className="gw-line-picture">
      {source ? (
        <img src={source} alt="" width="192" height="144" loading="lazy" decoding="async" />
      ) : (
        <Icon name="gift" />
      )}
    </span>
  )
}
