import { type UseBulkRecipientsResult, useTexts } from '../../../hooks'
import { bulkTexts } from '../../../texts/bulk'

/** What the sending is at, as a heading. */
export function useRunTitle({ status, counts }: UseBulkRecipientsResult): string {
  const texts = useTexts(bulkTexts)
  if (status === 'stopped') return texts.stoppedTitle
  if (status === 'done') return counts.failed > 0 ? texts.partlyTitle : texts.doneTitle
  if (status === 'undone') return texts.undoneTitle
  return status === 'undoing' ? texts.undoing : texts.runTitle
}
