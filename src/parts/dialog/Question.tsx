import { useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { dialogTexts } from '../../texts/dialog'
import { Button } from '../../ui'
import { Dialog } from '../../ui/dialog'
import type { DialogContentProps } from './kinds'

interface QuestionProps extends Omit<DialogContentProps, 'params'> {
  kind: string
  params: Readonly<Record<string, string | number>>
}

/** A question of the catalogue, with its two answers. */
export function Question({ kind, params, container, end, returnFocus }: QuestionProps) {
  const texts: Readonly<Record<string, string>> = useTexts(dialogTexts)
  const { close } = useTexts(commonTexts)
  const say = (part: string) => fill(texts[`${kind}.${part}`] ?? '', params)
  return (
    <Dialog
      isOpen
      kind="alert"
      container={container}
      title={say('title')}
      description={say('text')}
      closeText={close}
      onClose={() => end(null)}
      returnFocus={returnFocus}
      actions={
        <>
          <Button variant="primary" onClick={() => end('yes')}>
            {say('yes')}
          </Button>
          <Button onClick={() => end('no')}>{say('no')}</Button>
        </>
      }
    />
  )
}
