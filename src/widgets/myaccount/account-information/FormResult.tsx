import { useTexts } from '../../../hooks'
import { Failure } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { Message } from '../../../ui'

interface FormResultProps {
  status: 'idle' | 'saving' | 'saved' | 'failed'
  /** What is said where it was saved; whoever saves announces it. */
  done: string
}

/** What became of a form, above the button that sent it. */
export function FormResult({ status, done }: FormResultProps) {
  const { notSaved } = useTexts(accountTexts)
  if (status === 'saved') return <Message tone="ok">{done}</Message>
  return status === 'failed' ? <Failure>{notSaved}</Failure> : null
}
