import { useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { safeUrl } from '../../domain/page/urls'
import type { SkuInfo } from '../../domain/product/products'
import { addressKey, isMyselfAddress } from '../../domain/recipient/addresses'
import { recipientName } from '../../domain/shipment/shipments'
import { useCart, useFormat, useRecipients, useStore, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { lineTexts } from '../../texts/line'
import { questionTexts } from '../../texts/question'
import { recipientTexts } from '../../texts/recipient'
import { Button, ButtonLink, NativeSelect, QuantityField, RadioGroup } from '../../ui'
import { Ask } from '../dialog/Ask'
import type { DialogContentProps } from '../dialog/kinds'
import { LinePicture } from '../line/LinePicture'
import { useAddingToast } from '../offer/useAdding'
import './QuickView.css'

/** A product without leaving the page: its sizes, who it is for, into the cart. Choice: `added`. */
export function QuickView({ params, ...frame }: DialogContentProps<'quick-view'>) {
  const info = useStore().state.products.get(params.skuId)
  const texts = useTexts(questionTexts)
  if (info) return <Product info={info} skuId={params.skuId} {...frame} />
  return (
    <Ask
      {...frame}
      title={texts.quickMissing}
      actions={<Button onClick={() => frame.end(null)}>{texts.keepForNow}</Button>}
    />
  )
}

interface ProductProps extends Omit<DialogContentProps, 'params'> {
  info: SkuInfo
  skuId: number
}

function Product({ info, skuId, ...frame }: ProductProps) {
  const format = useFormat()
  const { product } = info
  const texts = useTexts(questionTexts)
  const words = useTexts(lineTexts)
  const { myself } = useTexts(recipientTexts)
  const { cancel } = useTexts(commonTexts)
  const { addItems } = useCart()
  const { choices } = useRecipients()
  const tellAdding = useAddingToast()
  const [size, setSize] = useState(String(skuId))
  const [quantity, setQuantity] = useState(1)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const addresses = choices.map(({ address }) => address)
  const to = addresses.find((one) => addressKey(one) === chosen) ?? addresses[0]
  const url = safeUrl(product.url)

  const add = async () => {
    setAdding(true)
    const { status } = await tellAdding(
      addItems([
        {
          itemId: product.item_id,
          skuId: Number(size),
          quantity,
          addrId: to?.addr_id ?? null,
          location: 'quick-view',
        },
      ]),
    )
    setAdding(false)
    if (status === 'added') frame.end('added')
  }
  return (
    <Ask
      {...frame}
      title={product.name}
      actions={
        <>
          <Button
            variant="primary"
            saves
            isBusy={isAdding}
            busyText={texts.quickAdding}
            onClick={add}
          >
            {texts.quickAdd}
          </Button>
          {url && <ButtonLink href={url}>{texts.quickMore}</ButtonLink>}
          <Button onClick={() => frame.end(null)}>{cancel}</Button>
        </>
      }
    >
      <div className="gw-quick">
        <div className="gw-quick-picture">
          <LinePicture info={info} />
        </div>
        <div className="gw-quick-choices">
          <RadioGroup
            legend={texts.quickSize}
            options={product.skus.map(({ sku_id, label, price }) => ({
              value: String(sku_id),
              label: label || product.name,
              aside: price == null ? undefined : format.money(Math.round(price * 100)),
            }))}
            value={size}
            onValue={setSize}
          />
          <NativeSelect
            label={texts.quickFor}
            value={to ? addressKey(to) : ''}
            onValue={setChosen}
            options={addresses.map((address) => ({
              value: addressKey(address),
              label: isMyselfAddress(address)
                ? myself
                : address.selector_label || recipientName(address),
            }))}
          />
          <QuantityField
            className="gw-quick-quantity"
            label={fill(words.quantity, { item: product.name })}
            decreaseText={fill(words.decrease, { item: product.name })}
            increaseText={fill(words.increase, { item: product.name })}
            value={quantity}
            max={MAX_QUANTITY}
            onCommit={(wanted) => setQuantity(Math.max(1, wanted))}
          />
        </div>
      </div>
    </Ask>
  )
}
