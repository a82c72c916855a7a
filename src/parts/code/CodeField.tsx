import { useCallback, useState } from 'react'
import { useTexts } from '../../hooks'
import { summaryTexts } from '../../texts/summary'
import { Disclosure } from '../../ui'
import './CodeField.css'
import { LazyCodeForm, LazyCodeTaken } from '../lazy/lazyNotices'
import type { TypedCode } from './useTypedCode'

export interface CodeFieldProps {
  /** The typed code, held by the caller, who applies it before checkout. */
  code: TypedCode
  /** Whether the page itself shows what an accepted gift card pays. */
  showsGiftCards?: boolean
}

/** One field for promo codes and gift cards, opened on demand; its form loads after the first paint. */
export function CodeField({ code, showsGiftCards }: CodeFieldProps) {
  const { codeSummary } = useTexts(summaryTexts)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return (
    <div className="gw-code">
      <Disclosure summary={codeSummary} isOpen={isOpen} onToggle={setIsOpen}>
        <LazyCodeForm code={code} onRefused={open} />
      </Disclosure>
      <LazyCodeTaken code={code} showsGiftCards={showsGiftCards} />
    </div>
  )
}
