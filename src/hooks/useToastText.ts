import { useCallback } from 'react'
import type { TextParams } from '../store/dialog/toasts'
import { fill } from '../texts/catalogue'
import { commonTexts } from '../texts/common'
import { itemName } from '../texts/itemName'
import { toastTexts } from '../texts/toast'
import { useStore } from './StoreProvider'
import { useTexts } from './useTexts'

/**
 * Returns the sentence for a kind of toast or announcement, with the sku replaced by the item's name.
 *
 * @example
 * const textOf = useToastText()
 * textOf('line-removed', { skuId: 10011 })
 */
export function useToastText(): (kind: string, params: TextParams) => string {
  const { state } = useStore()
  const texts: Readonly<Record<string, string>> = useTexts(toastTexts)
  const { unknownItem } = useTexts(commonTexts)
  return useCallback(
    (kind, params) => {
      const skuId = skuOf(params, state.cart)
      const item = skuId === null ? '' : itemName(state.products.get(skuId), skuId, unknownItem)
      return fill(texts[kind] ?? kind, { ...params, item })
    },
    [state, texts, unknownItem],
  )
}

type Cart = ReturnType<typeof useStore>['state']['cart']

function skuOf(params: TextParams, cart: Cart): number | null {
  if (params.skuId !== undefined) return Number(params.skuId)
  const lines = cart?.recipients.flatMap(({ items }) => items) ?? []
  return lines.find(({ clin_id }) => clin_id === params.lineId)?.sku_id ?? null
}
