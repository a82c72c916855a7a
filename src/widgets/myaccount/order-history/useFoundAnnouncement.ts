import { useEffect, useRef } from 'react'
import { type UseOrdersResult, useAnnounce, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { orderTexts } from '../../../texts/order'

/** Announces the number of orders each time the filter changes them. */
export function useFoundAnnouncement({ status, orders, count }: UseOrdersResult): void {
  const announce = useAnnounce()
  const { found, noMatch } = useTexts(orderTexts)
  const before = useRef(status)
  /** The initial orders are not announced. */
  const isFirst = useRef(status !== 'ready')
  const all = count ?? orders.length
  useEffect(() => {
    const hasCome = before.current === 'loading' && status === 'ready'
    before.current = status
    if (!hasCome) return
    if (!isFirst.current) announce('say', { text: all ? fill(found, { count: all }) : noMatch })
    isFirst.current = false
  }, [status, all, announce, found, noMatch])
}
