import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { safeUrl } from '../../domain/page/urls'
import type { ShopProduct } from '../../domain/product/shopProduct'
import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { pdpTexts } from '../../texts/pdp'
import { IconButton } from '../../ui'
import './gallery.css'

interface Photo {
  src: string
  alt: string
}

/** One photo at a time, with a button for each, and a button that zooms in place. */
export function Gallery({ product }: { product: ShopProduct }) {
  const texts = useTexts(pdpTexts)
  const photos = photosOf(product)
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  const photo = photos[at] ?? photos[0]
  const isBroken = !photo || failed.includes(photo.src)
  const count = photos.length
  const frame = useRef<HTMLDivElement>(null)
  const showMiddle = useCallback(() => {
    const { current } = frame
    if (!isZoomed || !current) return
    // Centers the photo, because its corners are only background.
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
  }, [isZoomed])
  useLayoutEffect(showMiddle, [showMiddle])
  return (
    <div className="gw-gallery">
      <div
        ref={frame}
        className="gw-gallery-frame"
        data-zoomed={(isZoomed && !isBroken) || undefined}
        // The zoomed photo is scrollable, including by keyboard.
        {...(isZoomed && !isBroken && { role: 'group', tabIndex: 0, 'aria-label': texts.zoomed })}
      >
        {isBroken ? (
          <p className="gw-gallery-broken">{photo?.alt || product.name}</p>
        ) : (
          <img
            key={photo.src}
            className="gw-gallery-photo"
            src={photo.src}
            alt={photo.alt}
            width="640"
            height="480"
            decoding="async"
            fetchPriority="high"
            // The size is only known once the photo has loaded.
            onLoad={showMiddle}
            onError={() => setFailed((all) => [...all, photo.src])}
          />
        )}
      </div>
      {!isBroken && (
        <IconButton
          className="gw-gallery-zoom"
          icon="zoom"
          label={texts.zoom}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        />
      )}
      {count > 1 && (
        <>
          <p className="gw-gallery-place">{fill(texts.photo, { n: at + 1, count })}</p>
          <ul className="gw-gallery-choices" aria-label={texts.photos}>
            {photos.map(({ src }, index) => (
              <li key={src}>
                <button
                  type="button"
                  className="gw-gallery-choice"
                  aria-current={index === at || undefined}
                  aria-label={fill(texts.photo, { n: index + 1, count })}
                  onClick={() => setAt(index)}
                >
                  <img src={src} alt="" width="64" height="48" loading="lazy" decoding="async" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A product's unique photos, main one first; disallowed URLs are left out. */
function photosOf({ image, image_alt, images, name }: ShopProduct): readonly Photo[] {
  const all = [{ src: image, alt: image_alt }, ...(images ?? [])].flatMap((one) => {
    const src = safeUrl(one?.src)
    return src ? [[src, { src, alt: one?.alt?.trim() || name }] as const] : []
  })
  return [...new Map(all).values()]
}
