import { useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { Message, type MessageProps } from '../../ui'

/** Says at once that something failed, by a word as well as by its color. */
export function Failure(props: Omit<MessageProps, 'tone' | 'word'>) {
  const { error } = useTexts(commonTexts)
  return <Message role="alert" tone="error" word={error} {...props} />
}
