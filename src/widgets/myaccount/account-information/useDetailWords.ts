import { useTexts } from '../../../hooks'
import { problemText } from '../../../parts'
import { addressTexts } from '../../../texts/address'
import { infoTexts } from '../../../texts/info'
import { questionTexts } from '../../../texts/question'
import type { DetailField } from './details'
import type { DetailsForm } from './useDetailsForm'

/** Error texts by field, addressed to the customer. */
export function useDetailWords(
  problems: DetailsForm['problems'],
): Readonly<Partial<Record<DetailField, string>>> {
  const address = useTexts(addressTexts)
  const { firstNameMissing, lastNameMissing } = useTexts(questionTexts)
  const { taken } = useTexts(infoTexts)
  const texts = {
    ...address,
    'fname.required': firstNameMissing,
    'lname.required': lastNameMissing,
  }
  const words = [...problems].map(([field, problem]) => [
    field,
    problem === 'taken' ? taken : problemText(field, problem, texts),
  ])
  return Object.fromEntries(words)
}
