import { type PasswordOutcome, useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { fill } from '../../../texts/catalogue'
import { infoTexts } from '../../../texts/info'
import { loginTexts } from '../../../texts/login'
import { FormResult } from './FormResult'

/** Outcome of changing a password, if no field is at fault. */
export function PasswordResult({ outcome }: { outcome: PasswordOutcome | null }) {
  const { changed, unsure } = useTexts(infoTexts)
  const { locked } = useTexts(loginTexts)
  if (!outcome) return null
  const { status, reason, minutes = 0 } = outcome
  if (status === 'locked') return <Failure>{fill(locked, { minutes })}</Failure>
  // It is unknown whether the request arrived.
  if (reason === 'unavailable' || reason === 'timeout') return <Failure>{unsure}</Failure>
  return <FormResult status={status === 'changed' ? 'saved' : 'failed'} done={changed} />
}
