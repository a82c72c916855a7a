import { safeUrl } from '../../domain/page/urls'
import type { SkuInfo } from '../../domain/product/products'
import { Icon } from '../../ui'
import './LinePicture.css'

/** The picture of a line. The name stands beside it, so it is not read out; without one, a sign. */
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
