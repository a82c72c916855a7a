import { useTexts } from '../../../hooks'
import { subsTexts } from '../../../texts/subs'
import { LoadFailed } from '../LoadFailed'

/** One of which the shop could not tell, and another try. */
export function MissingSubscription({ onRetry }: { onRetry(): Promise<unknown> }) {
  const { notListed } = useTexts(subsTexts)
  return <LoadFailed onRetry={onRetry}>{notListed}</LoadFailed>
}
