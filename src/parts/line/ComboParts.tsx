import { useEffect } from 'react'
import { useComboParts, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { lineNoticeTexts } from '../../texts/lineNotice'
import { TextButton } from '../../ui'
import './ComboParts.css'
import { itemName } from '../../texts/itemName'

/** The parts of a combo, each with its size where the page knows it. */
export function ComboParts({ skuId }: { skuId: number }) {
  const { parts, status, load } = useComboParts(skuId)
  const texts = useTexts(lineNoticeTexts)
  const { unknownItem, tryAgain } = useTexts(commonTexts)
  useEffect(() => void load(), [load])

  if (status === 'failed') {
    return (
      <p className="gw-combo-note gw-note" role="status">
        {texts.insideFailed} <TextButton onClick={() => void load()}>{tryAgain}</TextButton>
      </p>
    )
  }
  if (status !== 'ready') {
    return (
      <p className="gw-combo-note gw-note" role="status">
        {texts.insideLoading}
      </p>
    )
  }
  return (
    <ul className="gw-combo-parts">
      {parts.map(({ skuId: part, quantity, info }) => (
        <li key={part}>
          {fill(texts.part, { quantity, item: itemName(info, part, unknownItem) })}
          {info?.label && <span className="gw-combo-size">{info.label}</span>}
        </li>
      ))}
    </ul>
  )
}
