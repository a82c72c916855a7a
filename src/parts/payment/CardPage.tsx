import { type ReactNode, useState } from 'react'
import { useAccount } from '../../hooks'
import { Blocked } from '../../ui'
import { useRetainedFocus } from '../focus/useRetainedFocus'
import { LazyOfflineNotice } from '../lazy/lazyNotices'
import './CardPage.css'

/** A standalone page about cards, outside the account area. */
export function CardPage({ title, children }: { title: string; children: ReactNode }) {
  const { refresh, status } = useAccount()
  const place = useRetainedFocus(status)
  const [blocked, setBlocked] = useState<string>()
  return (
    <div {...place} className="gw-card-page">
      <h1 className="gw-card-page-title" data-gw-heading tabIndex={-1}>
        {title}
      </h1>
      <LazyOfflineNotice onBlocked={setBlocked} onBack={refresh} />
      <Blocked value={blocked}>{children}</Blocked>
    </div>
  )
}
