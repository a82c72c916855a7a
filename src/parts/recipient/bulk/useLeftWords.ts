import { type UseBulkRecipientsResult, useTexts } from '../../../hooks'
import { addressTexts } from '../../../texts/address'
import { bulkTexts } from '../../../texts/bulk'
import { problemText } from '../problemText'

type LeftRow = UseBulkRecipientsResult['left'][number]

/** Says why a row of a list is not in the cart, in the words of the dialog. */
export function useLeftWords(): (left: LeftRow) => string {
  const texts = useTexts(bulkTexts)
  const fields = useTexts(addressTexts)
  return ({ row, reason }) =>
    reason === 'problem'
      ? [...row.problems].map(([field, one]) => problemText(field, one, fields)).join(' ')
      : texts[`reason.${reason}`]
}
