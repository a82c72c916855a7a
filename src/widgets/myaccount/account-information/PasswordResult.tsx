import { type PasswordOutcome, useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { infoTexts } from '../../../texts/info'
import { loginTexts } from '../../../texts/login'
import { FormResult } from './FormResult'

/** What became of a new password, where no field is to blame. */
export function PasswordResult({ outcome }: { outcome: PasswordOutcome | null }) {
  const { changed } = useTexts(infoTexts)
  const { locked } = useTexts(loginTexts)
  if (!outcome) return null
  const { status, minutes = 0 } = outcome
  if (status === 'locked') return <Failure>{fill(locked, { minutes })}</Failure>
  return <FormResult status={status === 'changed' ? 'saved' : 'failed'} done={changed} />
}
