import { useDialogs, useTexts } from '../hooks'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { dialogTexts } from '../texts/dialog'
import { Button } from '../ui'
import { Dialog } from '../ui/dialog'

/** The dialog that is asked for, in the top layer of the page. Loaded when the first one is wanted. */
export function DialogView({ container }: { container: HTMLElement }) {
  const { current, answer } = useDialogs()
  const texts: Readonly<Record<string, string>> = useTexts(dialogTexts)
  const { close } = useTexts(commonTexts)
  if (!current) return null

  const { id, kind, params } = current
  const say = (part: string) => fill(texts[`${kind}.${part}`] ?? '', params)
  return (
    <Dialog
      key={id}
      isOpen
      kind="alert"
      container={container}
      title={say('title')}
      description={say('text')}
      closeText={close}
      onClose={() => answer(id, null)}
      actions={
        <>
          <Button variant="primary" onClick={() => answer(id, 'yes')}>
            {say('yes')}
          </Button>
          <Button onClick={() => answer(id, 'no')}>{say('no')}</Button>
        </>
      }
    />
  )
}
