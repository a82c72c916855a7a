import { useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import './ProductPicture.css'

interface ProductPictureProps {
  src: string | null | undefined
  /** What it shows; shown in its place where it does not come. Empty where the name stands beside it. */
  alt: string
  /** In CSS pixels; 4:3. */
  width?: number
  /** Asked for at once, and before others: the picture that the page is about. */
  isFirst?: boolean
}

/** A picture of a product on a tinted ground, which stays with its words where the picture does not come. */
export function ProductPicture({ src, alt, width = 480, isFirst = false }: ProductPictureProps) {
  const source = safeUrl(src)
  const [failed, setFailed] = useState<string | null>(null)
  const hasPicture = source !== null && failed !== source
  return (
    <span className="gw-picture">
      {hasPicture ? (
        <img
          src={source}
          alt={alt}
          width={width}
          height={width * 0.75}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(source)}
        />
      ) : (
        <span className="gw-picture-words">{alt}</span>
      )}
    </span>
  )
}
