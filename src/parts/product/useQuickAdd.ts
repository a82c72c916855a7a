import { safeUrl } from '../../domain/page/urls'
import type { ShopProduct } from '../../domain/product/shopProduct'
import {
  type Person,
  useAddToCart,
  useAsk,
  usePage,
  useRecipientChoice,
  useTexts,
  useToast,
} from '../../hooks'
import { failureKind } from '../../texts/failureKind'
import { pdpTexts } from '../../texts/pdp'
import { personName } from './personName'

/** From where in the shop something is added, for the server. */
export interface AddedFrom {
  place: string
  csplId?: number | null | undefined
}

/**
 * Adding a product from a list. What comes in one size is added at once for whom this tab shops for; all else
 * is asked about in the quick view. What became of it is told in a toast.
 */
export function useQuickAdd({ place, csplId }: AddedFrom) {
  const ask = useAsk()
  const { current } = useRecipientChoice()
  const { addToCart, isAdding } = useAddToCart()
  const { toast } = useToast()
  const cart = safeUrl(usePage().links.cart)
  const texts = useTexts(pdpTexts)

  async function addAtOnce({ item_id, name }: ShopProduct, skuId: number, person: Person) {
    const { status, reason } = await addToCart({
      itemId: item_id,
      skuId,
      recipients: person.address,
      location: place,
      csplId,
    })
    if (status !== 'added') toast(failureKind(reason, 'not-added'), {}, { tone: 'error' })
    else
      toast(
        'added-for',
        { item: name, who: personName(person, texts) },
        { tone: 'ok', action: cart ? () => location.assign(cart) : null, actionKind: 'cart' },
      )
  }
  return {
    isAdding,
    async quickAdd(product: ShopProduct): Promise<void> {
      const [only, another] = product.skus
      if (!only) return
      if (current && !another) return addAtOnce(product, only.sku_id, current)
      await ask('quick-view', { skuId: only.sku_id, location: place })
    },
  }
}
