import { use } from 'react'
import { InDialog } from './useAsk'

/**
 * Whether the component is inside a dialog, where a second one cannot be opened: show its content in place
 * instead.
 *
 * @example
 * const isInDialog = useIsInDialog()
 */
export function useIsInDialog(): boolean {
  return use(InDialog)
}
