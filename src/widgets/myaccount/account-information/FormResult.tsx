import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { Message } from '../../../ui'

interface FormResultProps {
  status: 'idle' | 'saving' | 'saved' | 'failed'
  /** The text on success; the caller announces it. */
  done: string
}

/** The outcome of a form, above its submit button. */
export function FormResult({ status, done }: FormResultProps) {
  const { notSaved } = useTexts(accountTexts)
  if (status === 'saved') return <Message tone="ok">{done}</Message>
  return status === 'failed' ? <Failure>{notSaved}</Failure> : null
}
