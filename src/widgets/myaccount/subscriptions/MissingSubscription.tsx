import { useTexts } from '../../../hooks'
import { LoadFailed } from '../../../parts'
import { subsTexts } from '../../../texts/subs'

/** One of which the shop could not tell, and another try. */
export function MissingSubscription({ onRetry }: { onRetry(): Promise<unknown> }) {
  const { notListed } = useTexts(subsTexts)
  return <LoadFailed onRetry={onRetry}>{notListed}</LoadFailed>
}
