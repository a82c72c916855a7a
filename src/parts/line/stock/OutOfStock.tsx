import { useState } from 'react'
import { useFormat, useTexts } from '../../../hooks'
import { fill } from '../../../texts/catalogue'
import { questionTexts } from '../../../texts/question'
import { Button, RadioGroup } from '../../../ui'
import { Ask } from '../../dialog/Ask'
import type { DialogContentProps } from '../../dialog/kinds'
import { useLineContext } from '../useLineContext'

/** A sold-out line: remove it, or choose another size. Choices: `remove`, `swap`. */
export function OutOfStock({ params, ...frame }: DialogContentProps<'item-out-of-stock'>) {
  const format = useFormat()
  const { info, itemName: item, name, remove, swapSku } = useLineContext(params.lineId)
  const texts = useTexts(questionTexts)
  const [size, setSize] = useState<string | null>(null)
  const sizes = (info?.siblings ?? []).map(({ sku_id, label, price }) => ({
    value: String(sku_id),
    label:
      price == null
        ? label || item
        : fill(texts.sizePrice, {
            size: label || item,
            amount: format.money(Math.round(price * 100)),
          }),
  }))

  const take = () => {
    frame.end('remove')
    void remove()
  }
  const swap = () => {
    frame.end('swap')
    void swapSku(Number(size))
  }
  return (
    <Ask
      {...frame}
      title={fill(texts.outOfStockTitle, { item })}
      text={fill(texts.outOfStockText, { name })}
      actions={
        <>
          {sizes.length > 0 && (
            <Button variant="primary" saves aria-disabled={size === null} onClick={swap}>
              {texts.swap}
            </Button>
          )}
          <Button variant={sizes.length > 0 ? 'secondary' : 'primary'} saves onClick={take}>
            {texts.removeIt}
          </Button>
          <Button onClick={() => frame.end('no')}>{texts.keepForNow}</Button>
        </>
      }
    >
      {sizes.length > 0 && (
        <RadioGroup legend={texts.chooseSize} options={sizes} value={size} onValue={setSize} />
      )}
    </Ask>
  )
}
