import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import { Icon } from '../../ui'
import './ProductPhoto.css'

interface ProductPhotoProps {
  src: string | null | undefined
  /** Shown if the picture does not load. Not announced, because the name is beside it. */
  alt?: string | null | undefined
  /** Whether it is above the fold and should load eagerly. */
  isEager?: boolean
}

/** A 4:3 photo on a tinted background, which stays, with the text, if the photo does not load. */
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
