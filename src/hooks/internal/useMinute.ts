import { useEffect, useState } from 'react'
import { useStore } from '../StoreProvider'

const MINUTE_MS = 60_000

/** Now by the store's clock, in milliseconds since 1970; it moves on with every minute. */
export function useMinute(): number {
  const store = useStore()
  const [now, setNow] = useState(() => store.now().getTime())
  useEffect(() => {
    const read = () => setNow(store.now().getTime())
    read()
    const timer = setInterval(read, MINUTE_MS)
    return () => clearInterval(timer)
  }, [store])
  return now
}
