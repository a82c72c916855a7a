import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { LEAST_PASSWORD, type SignInProblem } from './signInProblems'

/** Returns a function that gives the text for a sign-in problem; null if there is none. */
export function useSignInWords(): (problem: SignInProblem | null | undefined) => string | null {
  const texts = { ...useTexts(addressTexts), ...useTexts(questionTexts) }
  const params = { min: LEAST_PASSWORD, field: texts.email }
  return (problem) => (problem ? fill(texts[problem], params) : null)
}
