import { type RefObject, useEffect, useRef, useState } from 'react'
import { type UseProductListResult, useAnnounce, useTexts } from '../../hooks'
import { Failure, isFocusFree } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pcpTexts } from '../../texts/pcp'
import { Button } from '../../ui'
import { focusProduct } from './focusProduct'

interface MoreProductsProps {
  list: UseProductListResult
  grid: RefObject<HTMLUListElement | null>
  /** The number of products, announced if nothing that was loaded matches. */
  found: string
  /** Called if the pressed button is gone, and there is nothing to focus at its place. */
  onGone(): void
}

/** A button for the rest of the list, or a note that this is all. */
export function MoreProducts({ list, grid, found, onGone }: MoreProductsProps) {
  const { moreCount, moreStatus, showMore, products } = list
  const [isLonger, setLonger] = useState(false)
  const [isUnmatched, setUnmatched] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const announce = useAnnounce()
  const texts = useTexts(pcpTexts)
  const { tryAgain } = useTexts(commonTexts)

  async function onMore() {
    const first = await showMore()
    setLonger(true)
    if (!first) setUnmatched(true)
    else if (isFocusFree(place.current)) focusProduct(grid, first.item_id)
  }
  useEffect(() => {
    if (!isUnmatched) return
    setUnmatched(false)
    if (!isFocusFree()) {
      if (moreStatus !== 'failed') announce('say', { text: found })
    } else if (end.current) end.current.focus()
    else onGone()
  }, [isUnmatched, moreStatus, announce, found, onGone])
  if (moreCount === 0)
    return isLonger && products.length > 0 ? (
      <p ref={end} className="gw-pcp-end" tabIndex={-1}>
        {fill(texts.end, { count: products.length })}
      </p>
    ) : null
  const hasFailed = moreStatus === 'failed'
  return (
    <div ref={place} className="gw-pcp-more">
      {hasFailed && <Failure>{texts.failed}</Failure>}
      <Button
        className="gw-pcp-more-button"
        isBusy={moreStatus === 'loading'}
        busyText={texts.loading}
        onClick={() => void onMore()}
      >
        {hasFailed ? tryAgain : fill(texts.more, { count: moreCount })}
      </Button>
    </div>
  )
}
