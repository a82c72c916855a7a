import { safeUrl } from '../../domain/page/urls'
import type { ShopProduct } from '../../domain/product/shopProduct'
import type { ChosenAddress } from '../../domain/schema/entities'
import {
  useAddToCart,
  useAsk,
  useHandledEvents,
  usePage,
  useRecipientChoice,
  useToast,
} from '../../hooks'
import { failureKind } from '../../texts/failureKind'
import { useAddedWords } from './useAddedWords'

/** From where in the shop something is added, for the server. */
export interface AddedFrom {
  place: string
  csplId?: number | null | undefined
}

/** What is added here is told here, and nowhere else. */
const TOLD_HERE = ['item-added'] as const
const NOTHING = [] as const

/**
 * Adding a product from a list. What comes in one size is added at once for whom this tab shops for; all else
 * is asked about in the quick view. What became of it is told in a toast.
 */
export function useQuickAdd({ place, csplId }: AddedFrom) {
  const ask = useAsk()
  const { currentPerson } = useRecipientChoice()
  const { addToCart, isAdding } = useAddToCart()
  const { toast } = useToast()
  const wordsOf = useAddedWords()
  const cart = safeUrl(usePage().links.cart)
  useHandledEvents(isAdding ? TOLD_HERE : NOTHING)

  async function addAtOnce({ item_id, name }: ShopProduct, skuId: number, person: ChosenAddress) {
    const { status, reason } = await addToCart({
      itemId: item_id,
      skuId,
      recipients: person,
      location: place,
      csplId,
    })
    if (status !== 'added') toast(failureKind(reason, 'not-added'), {}, { tone: 'error' })
    else
      toast(
        'added',
        { text: wordsOf(name, [person]) },
        { tone: 'ok', action: cart ? () => location.assign(cart) : null, actionKind: 'cart' },
      )
  }
  return {
    isAdding,
    async quickAdd(product: ShopProduct): Promise<void> {
      const [only, another] = product.skus
      if (!only) return
      if (currentPerson && !another) return addAtOnce(product, only.sku_id, currentPerson)
      await ask('quick-view', { skuId: only.sku_id, location: place })
    },
  }
}
