import { useRef } from 'react'
import { useTexts } from '../../hooks'
import { problemText, useSignInWords } from '../../parts'
import { addressTexts } from '../../texts/address'
import { billingTexts, orderTexts } from '../../texts/billing'
import type { Billing } from './useBilling'

/** All field errors, including the card's, each with the id of its field. */
export function useMistakes(billing: Billing) {
  const { id, problems, address, attempts, form, isNewCard, isAddressAsked } = billing
  const texts = useTexts(billingTexts)
  const email = useSignInWords()(billing.emailProblem)
  const fields = useTexts(addressTexts)
  const codes = useTexts(orderTexts)
  const isShown = attempts > 0
  const cardAttempts = useRef({ count: 0, seen: form.problems })
  if (form.problems !== cardAttempts.current.seen) {
    cardAttempts.current = {
      count: cardAttempts.current.count + (form.problems.length > 0 ? 1 : 0),
      seen: form.problems,
    }
  }
  return {
    attempts: attempts + cardAttempts.current.count,
    problems: [
      ...(email && isShown ? [{ id: `${id}-email`, text: email }] : []),
      ...(isNewCard ? form.problems.map((code) => ({ id: `${id}-frame`, text: codes[code] })) : []),
      ...(isAddressAsked
        ? [...address.problems].map(([field, problem]) => ({
            id: `${id}-address-${field}`,
            text: problemText(field, problem, fields),
          }))
        : []),
      ...(problems.mobile && isShown
        ? [{ id: `${id}-mobile`, text: fields['phone.required'] }]
        : []),
      ...(problems.agree && isShown ? [{ id: `${id}-agree`, text: texts.agreeFirst }] : []),
    ],
  }
}
