import { useState } from 'react'
import { useTexts } from '../../hooks'
import { lineTexts } from '../../texts/line'
import { Disclosure } from '../../ui'
import { LazyComboParts } from '../lazy/lazyNotices'

/** What a combo consists of, looked up when the shopper wants to know. */
export function ComboFact({ skuId }: { skuId: number }) {
  const texts = useTexts(lineTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={texts.inside} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <LazyComboParts skuId={skuId} />}
    </Disclosure>
  )
}
