import { useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { questionTexts } from '../../texts/question'
import { LEAST_PASSWORD, type SignInProblem } from './signInProblems'

/** What is wrong with a field of who signs in, in words for this very mistake; null where nothing is. */
export function useSignInWords(): (problem: SignInProblem | null | undefined) => string | null {
  const texts = { ...useTexts(addressTexts), ...useTexts(questionTexts) }
  return (problem) => (problem ? fill(texts[problem], { min: LEAST_PASSWORD }) : null)
}
