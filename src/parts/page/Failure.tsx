import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Message, type MessageProps } from '../../ui'

/** An alert for a failure, marked by a word as well as by color. */
export function Failure(props: Omit<MessageProps, 'tone' | 'word'>) {
  const { error } = useTexts(commonTexts)
  return <Message role="alert" tone="error" word={error} {...props} />
}
