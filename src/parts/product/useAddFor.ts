import { useState } from 'react'
import type { ProductSize } from '../../domain/product/productSizes'
import type { Product } from '../../domain/product/products'
import {
  type AddOutcome,
  type Person,
  type UseRecipientChoiceResult,
  useAddToCart,
} from '../../hooks'

/** What is added, how many of it each gets, and from where in the shop. */
export interface AddForRequest {
  product: Product
  size: ProductSize
  quantity: number
  location?: string | null | undefined
  csplId?: number | null | undefined
}

/** What became of an addition: who has it now, with the shipment, and who does not. */
export interface AddForResult {
  readonly outcome: AddOutcome
  readonly done: readonly Landing[]
  readonly missed: readonly Person[]
}

/** Somebody for whom something was added, and where it lies now. */
export interface Landing {
  readonly person: Person
  readonly shipmentId: number
  readonly lineId: number
}

/** Adding something for everybody who is chosen, in one go. Nobody chosen is a mistake that is told, not sent. */
export function useAddFor({ chosen, keepCurrent }: UseRecipientChoiceResult) {
  const { addToCart, isAdding } = useAddToCart()
  const [isNobody, setNobody] = useState(false)

  return {
    isAdding,
    /** True once somebody had to be chosen and nobody was. */
    lacksPeople: isNobody && chosen.length === 0,
    /** Null where nobody is chosen. Never rejects. */
    async addFor({ product, size, ...how }: AddForRequest): Promise<AddForResult | null> {
      setNobody(chosen.length === 0)
      if (chosen.length === 0) return null
      const outcome = await addToCart({
        itemId: product.item_id,
        skuId: size.skuId,
        recipients: chosen.map(({ address }) => address),
        ...how,
      })
      const result = resultOf(outcome, chosen)
      if (result.done.length > 0) keepCurrent(result.done.map(({ person }) => person))
      return result
    },
  }
}

function resultOf(outcome: AddOutcome, people: readonly Person[]): AddForResult {
  const done = people.flatMap((person, at): Landing[] => {
    const landed = outcome.landed?.[at]
    return landed ? [{ person, shipmentId: landed.shipmentId, lineId: landed.lineId }] : []
  })
  const have = new Set(done.map(({ person }) => person.key))
  return { outcome, done, missed: people.filter(({ key }) => !have.has(key)) }
}
