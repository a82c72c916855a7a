import { useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { questionTexts } from '../../../texts/question'
import { Button } from '../../../ui'
import { Ask } from '../../dialog/Ask'
import type { DialogContentProps } from '../../dialog/kinds'
import { useLineContext } from '../useLineContext'

/** Less stock than a line asks for: take what is left, or remove it. Choices: `take`, `remove`, `no`. */
export function InsufficientStock({ params, ...frame }: DialogContentProps<'insufficient-stock'>) {
  const {
    itemName: item,
    name,
    quantity,
    notice,
    setQuantity,
    remove,
  } = useLineContext(params.lineId)
  const texts = useTexts(questionTexts)
  const { units } = params
  const isAlready = quantity <= units

  const end = (choice: string, act: () => unknown) => {
    frame.end(choice)
    void act()
  }
  return (
    <Ask
      {...frame}
      title={fill(texts.shortTitle, { units, item })}
      text={fill(texts.shortText, { quantity: notice?.requested ?? quantity, name })}
      actions={
        <>
          <Button
            variant="primary"
            saves
            onClick={() => end('take', () => !isAlready && setQuantity(units))}
          >
            {fill(texts.takeRest, { units })}
          </Button>
          <Button saves onClick={() => end('remove', remove)}>
            {texts.removeIt}
          </Button>
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    />
  )
}
