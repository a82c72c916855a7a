import { type RefObject, useState } from 'react'
import { type UseProductListResult, useTexts } from '../../hooks'
import { Failure } from '../../parts'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pcpTexts } from '../../texts/pcp'
import { Button } from '../../ui'
import { focusProduct } from './focusProduct'

interface MoreProductsProps {
  list: UseProductListResult
  grid: RefObject<HTMLUListElement | null>
}

/** A button for the rest of the list, or a note that this is all. */
export function MoreProducts({ list, grid }: MoreProductsProps) {
  const { moreCount, moreStatus, showMore, products } = list
  const [isLonger, setLonger] = useState(false)
  const texts = useTexts(pcpTexts)
  const { tryAgain } = useTexts(commonTexts)

  async function onMore() {
    const first = await showMore()
    setLonger(true)
    if (first) focusProduct(grid, first.item_id)
  }
  if (moreCount === 0)
    return isLonger && products.length > 0 ? (
      <p className="gw-pcp-end">{fill(texts.end, { count: products.length })}</p>
    ) : null
  const hasFailed = moreStatus === 'failed'
  return (
    <div className="gw-pcp-more">
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
