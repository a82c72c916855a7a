import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { dialogTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import { Ask } from './Ask'
import type { DialogContentProps } from './kinds'

interface QuestionProps extends Omit<DialogContentProps, 'params'> {
  kind: string
  params: Readonly<Record<string, string | number>>
}

/** A confirmation dialog with two answers; its texts come from the catalogue. */
export function Question({ kind, params, ...frame }: QuestionProps) {
  const texts: Readonly<Record<string, string>> = useTexts(dialogTexts)
  const say = (part: string) => fill(texts[`${kind}.${part}`] ?? '', params)
  return (
    <Ask
      {...frame}
      kind="alert"
      title={say('title')}
      text={say('text')}
      actions={
        <>
          <Button variant="primary" onClick={() => frame.end('yes')}>
            {say('yes')}
          </Button>
          <Button onClick={() => frame.end('no')}>{say('no')}</Button>
        </>
      }
    />
  )
}
