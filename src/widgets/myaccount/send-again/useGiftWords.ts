import { type OfferedSize, type ReorderItem, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { orderTexts } from '../../../texts/order'

/** Texts for gifts and their replacements on this screen. */
export function useGiftWords() {
  const { money } = useFormat()
  const { several, sized } = useTexts(orderTexts)
  const { price: priceWords, swapOption, swapPlain } = useTexts(againTexts)
  const { unknownItem } = useTexts(commonTexts)

  const nameText = ({ name, skuId }: Pick<ReorderItem, 'name' | 'skuId'>) =>
    name ?? fill(unknownItem, { skuId })
  return {
    nameText,
    /** The items of a gift on one line. */
    giftText: (items: readonly ReorderItem[]) =>
      items
        .map((item) => {
          const { size, quantity } = item
          const text = size ? fill(sized, { item: nameText(item), size }) : nameText(item)
          return quantity > 1 ? fill(several, { count: quantity, item: text }) : text
        })
        .join('; '),
    /** An item's price, and the earlier one. */
    priceText: (item: ReorderItem) =>
      fill(priceWords, {
        item: nameText(item),
        now: money(item.nowCents),
        // biome-ignore lint/suspicious/noThenProperty: `then` is a placeholder in a text
        then: money(item.thenCents),
      }),
    /** A replacement size with its price. */
    swapText: ({ name, size, priceCents }: OfferedSize) => {
      const price = money(priceCents ?? 0)
      return size
        ? fill(swapOption, { item: name, size, price })
        : fill(swapPlain, { item: name, price })
    },
  }
}
