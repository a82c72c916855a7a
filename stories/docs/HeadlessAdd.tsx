import { type FormEvent, useState } from 'react'
import { type Product, useAddToCart, useOutcomeText, useRecipients } from '../../src'
import { addressKey, formatUsd, recipientName } from '../../src/domain'

/** A product form: size, quantity, and all recipients. */
export function AddToCart({ product }: { product: Product }) {
  const { choices } = useRecipients()
  const { addToCart, isAdding } = useAddToCart()
  const errorOf = useOutcomeText()
  const [said, setSaid] = useState<string | null>(null)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const recipients = choices
      .map(({ address }) => address)
      .filter((address) => form.getAll('to').includes(addressKey(address)))
    if (recipients.length === 0) return setSaid('Choose who gets it.')
    const outcome = await addToCart({
      itemId: product.item_id,
      skuId: Number(form.get('size')),
      quantity: Number(form.get('quantity')),
      recipients,
    })
    const count = outcome.landed?.filter(Boolean).length ?? 0
    setSaid(errorOf(outcome) ?? `${product.name} is in your cart for ${count}.`)
  }

  return (
    <form onSubmit={add}>
      <select name="size" aria-label="Size">
        {product.skus.map(({ sku_id, label, price }) => (
          <option key={sku_id} value={sku_id}>
            {label} {price && formatUsd(Math.round(price * 100))}
          </option>
        ))}
      </select>
      <input name="quantity" aria-label="Quantity" type="number" min={1} defaultValue={1} />
      {choices.map(({ address }) => (
        <label key={addressKey(address)}>
          <input type="checkbox" name="to" value={addressKey(address)} />
          {address.is_myself ? 'Myself' : recipientName(address)}
        </label>
      ))}
      <button type="submit" disabled={isAdding}>
        Add to cart
      </button>
      <p role="status">{said}</p>
    </form>
  )
}
