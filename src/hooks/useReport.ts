import { useEffect } from 'react'
import type { StoreContext } from '../store/core/context'
import { useStore } from './StoreProvider'

const reporting = ({ report }: StoreContext) => ({ report })

/**
 * Reports a problem with a widget's input, once for as long as it persists.
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
