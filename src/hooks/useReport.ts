import { useEffect } from 'react'
import type { StoreContext } from '../store/core/context'
import { useStore } from './StoreProvider'

const reporting = ({ report }: StoreContext) => ({ report })

/**
 * Reports something that is wrong with what a widget was given, once for as long as it is so.
 *
 * @example
 * useReport(cards.length > 3 && 'too-many-cards', app)
 */
export function useReport(code: string | false, app: string): void {
  const { report } = useStore().use(reporting)
  useEffect(() => {
    if (code) report(code, { app })
  }, [code, app, report])
}
