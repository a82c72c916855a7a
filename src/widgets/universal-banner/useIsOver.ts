import { type BannerMessage, isMessageOver } from '../../domain/offer/bannerMessages'
import { useIsCutoffPassed, useMinute } from '../../hooks'

/** Whether a message is over by now; it moves on with every minute. */
export function useIsOver(message: BannerMessage | null): boolean {
  const minute = useMinute()
  const isCutoffPassed = useIsCutoffPassed()
  if (!message || minute === null) return false
  return isMessageOver(message, new Date(minute), isCutoffPassed)
}
