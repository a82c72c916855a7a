import { use } from 'react'
import { InDialog } from './useAsk'

/**
 * Whether what is drawn stands in a dialog, where no second one can be opened: what would open one shows it in
 * place instead.
 *
 * @example
 * const isInDialog = useIsInDialog()
 */
export function useIsInDialog(): boolean {
  return use(InDialog)
}
