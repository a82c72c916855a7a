import { useEffect } from 'react'
import { useComboParts, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { lineNoticeTexts } from '../../texts/lineNotice'
import { TextButton } from '../../ui'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import './ComboParts.css'
import { itemName } from '../../texts/itemName'

/** The parts of a combo, each with its size if known. */
export function ComboParts({ skuId }: { skuId: number }) {
  const { parts, status, load } = useComboParts(skuId)
  const texts = useTexts(lineNoticeTexts)
  const { unknownItem, tryAgain } = useTexts(commonTexts)
  const place = useRetainedFocus(status)
  useEffect(() => void load(), [load])

  return (
    <div {...place}>
      {status !== 'ready' ? (
        <p className="gw-combo-note gw-note" role="status">
          {status === 'failed' ? (
            <>
              {texts.insideFailed} <TextButton onClick={() => void load()}>{tryAgain}</TextButton>
            </>
          ) : (
            texts.insideLoading
          )}
        </p>
      ) : (
        <ul className="gw-combo-parts">
          {parts.map(({ skuId: part, quantity, info }) => (
            <li key={part}>
              {fill(texts.part, { quantity, item: itemName(info, part, unknownItem) })}
              {info?.label && <span className="gw-combo-size">{info.label}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
