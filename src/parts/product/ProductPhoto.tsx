import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { Icon } from '../../ui'
import './ProductPhoto.css'

interface ProductPhotoProps {
  src: string | null | undefined
  /** What is to be seen, for where the picture does not come. Its name stands beside it, so it is not read out. */
  alt?: string | null | undefined
  /** Whether it is on the first screen, and should not wait. */
  isEager?: boolean
}

/** A photo of 4 by 3 on a tinted ground, which stays with its words where the photo does not come. */
export function ProductPhoto({ src, alt, isEager = false }: ProductPhotoProps) {
  const source = safeUrl(src)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className="gw-photo">
      {source && failed !== source ? (
        <img
          src={source}
          alt=""
          width="400"
          height="300"
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(source)}
        />
      ) : (
        <span className="gw-photo-alt" aria-hidden="true">
          {alt || <Icon name="gift" />}
        </span>
      )}
    </span>
  )
}
