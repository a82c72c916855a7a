import { useEffect, useState } from 'react'
import { every } from '../../store/core/clock'
import { useStore } from '../StoreProvider'

const MINUTE_MS = 60_000

/** Now by the store's clock, in milliseconds since 1970; it moves on with every minute. */
export function useMinute(): number {
  const store = useStore()
  const [now, setNow] = useState(() => store.now().getTime())
  useEffect(() => {
    const read = () => setNow(store.now().getTime())
    read()
    return every(store.clock, MINUTE_MS, read)
  }, [store])
  return now
}
