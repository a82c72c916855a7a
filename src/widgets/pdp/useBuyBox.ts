import { useRef, useState } from 'react'
import { MAX_QUANTITY } from '../../domain/constants'
import { freeShippingGap } from '../../domain/product/freeShippingGap'
import type { PdpData } from '../../domain/product/pdpData'
import { isBlank } from '../../domain/recipient/newPerson'
import type { Shipment } from '../../domain/schema/entities'
import { autoDeliveryQualifies } from '../../domain/shipment/autoDelivery'
import {
  useAnnounce,
  useCartSelector,
  useFormat,
  useProduct,
  useProductDraft,
  useRecipientChoice,
} from '../../hooks'
import { useBuying } from '../../parts'
import { type PersonsBox, useAddOns } from './useAddOns'
import { useBox } from './useBox'
import type { EGift, EGiftDraft } from './useEGift'
import { usePutAway } from './usePutAway'
import { useSoldOutSaid } from './useSoldOutSaid'

export type ProductData = PdpData

/** State of the product page: the shopper's choices, the total, and adding it. */
export function useBuyBox(data: ProductData) {
  const item = data.product
  const format = useFormat()
  const announce = useAnnounce()
  const product = useProduct(item, data.skuId)
  const choice = useRecipientChoice()
  const eGift = useRef<EGift>(null)
  const [eGiftDraft, setEGiftDraft] = useState<EGiftDraft>(NO_ONE)
  const box = useBox(item, product.size?.skuId)
  const shipments = useCartSelector((cart) => cart?.recipients ?? NONE)
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const [frequency, setFrequency] = useState<string | null>(null)
  const [club, setClub] = useState<{ orders: number; startMonth: number } | null>(null)
  const askEGift = { ...choice, prepare: () => eGift.current?.prepare() ?? choice.prepare() }
  const buying = useBuying(item.is_egift ? askEGift : choice)
  usePutAway(choice, buying)
  useSoldOutSaid(product, buying.bought)

  const { size } = product
  const people = item.is_egift ? 1 : choice.count
  const months = item.is_club ? (club?.orders ?? 1) : 1
  const unitCents = size?.priceCents == null ? null : size.priceCents * quantity * months
  const added = { cents: unitCents ?? 0, shipsFree: Boolean(item.ships_free) }
  const chosen = choice.people.filter(({ isChosen }) => isChosen)
  const named = choice.newPeople.filter((one) => !isBlank(one))
  const boxes = [
    ...chosen.map(({ address, shipmentId }) => ({
      address,
      shipment: shipments.find(({ crec_id }) => crec_id === shipmentId) ?? null,
    })),
    // A new person has no address yet, and nothing in the cart.
    ...named.map(
      ({ fname, lname }): PersonsBox => ({
        address: { addr_id: null, fname, lname },
        shipment: null,
      }),
    ),
  ].map((box) => ({ ...box, shippingGapCents: freeShippingGap(box.shipment, added) }))
  const addOns = useAddOns(data, boxes, unitCents ?? 0)
  const draft = useProductDraft(
    {
      id: `${item.item_id}/${data.skuId ?? ''}`,
      skuId: product.size?.skuId,
      quantity,
      people: chosen.map(({ key }) => key),
      names: choice.newPeople.map(({ fname, lname }) => ({ fname, lname })),
      message,
      frequency,
      club,
      addOns: [...addOns.ticked],
      eGift: eGiftDraft,
    },
    (kept, isLate) => {
      if (kept.skuId && !isLate) product.setSize(kept.skuId)
      setQuantity((chosen) => (isLate && chosen > 1 ? chosen : kept.quantity))
      if (kept.people.length > 0 && choice.chosen.length === 0) choice.choose(kept.people)
      const isTyped = (name: PersonName) => choice.newPeople.some((one) => isSameName(one, name))
      for (const { fname, lname } of kept.names.filter((name) => !isTyped(name))) {
        const id = choice.addPerson()
        choice.setName(id, 'fname', fname)
        choice.setName(id, 'lname', lname)
      }
      setMessage((typed) => typed || kept.message)
      setFrequency((chosen) => chosen ?? kept.frequency ?? null)
      // Until it is restored, the choice is the default.
      setClub((chosen) => kept.club ?? chosen)
      for (const one of kept.addOns) addOns.tick(one, true)
      setEGiftDraft((typed) => (typed === NO_ONE ? (kept.eGift ?? NO_ONE) : typed))
    },
  )
  const each = unitCents === null ? null : unitCents + addOns.chosenCents
  const asked = quantity * Math.max(1, people)
  const isOver = size?.units != null && size.units > 0 && asked > size.units
  // An item that is itself eligible satisfies the rule.
  const lacksAuto =
    item.is_perpetual_subscription && !item.auto_delivery_eligible
      ? (boxes.find(({ shipment }) => !shipment || !hasEligible(shipment))?.address ?? null)
      : null

  return {
    data,
    item,
    product: {
      ...product,
      setSize(skuId: number) {
        product.setSize(skuId)
        const price = product.sizes.find((one) => one.skuId === skuId)?.priceCents
        if (price != null) announce('say', { text: format.money(price) })
      },
    },
    choice,
    eGiftDraft,
    setEGiftDraft,
    /** Registers the state of the e-gift form. */
    setEGift(typed: EGift) {
      eGift.current = typed
    },
    box,
    /** The selected people, each with their shipment and what it needs for free shipping with this item. */
    boxes,
    /** Whether it ships free by itself. */
    shipsFree: freeShippingGap(null, added) === 0,
    addOns,
    quantity,
    setQuantity: (wanted: number) => setQuantity(Math.min(MAX_QUANTITY, Math.max(1, wanted))),
    message,
    setMessage,
    frequency,
    setFrequency,
    club,
    setClub,
    /** Number of people; 0 if nobody is selected. */
    people,
    /** Total, in US cents; null if a price is missing. */
    totalCents: each === null ? null : each * Math.max(1, people),
    /** Whether the quantity exceeds the stock. */
    isOver,
    /**
     * The first selected person without an Auto-Delivery item for this one to go with; null if there is
     * none.
     */
    lacksAuto,
    isOff: isOver || lacksAuto !== null || box.gone !== null,
    ...buying,
    /** Call on any input by the shopper. */
    touch: draft.touch,
    /** Adds it. Never rejects. */
    async add() {
      if (!size) return
      const outcome = await buying.buy({
        itemId: item.item_id,
        skuId: size.skuId,
        quantity,
        location: data.location ?? 'pdp',
        csplId: data.csplId,
        addOns: addOns.chosen,
        message,
        ...(frequency && { frequency }),
        ...(club && item.is_club && { club }),
        sendDay: item.is_egift ? sendDayOf(eGift.current) : undefined,
      })
      if (outcome?.kind === 'added') draft.forget()
      // It may have sold out since the page was loaded.
      if (outcome?.kind === 'failed') await product.refreshStock()
    },
  }
}

/** Email and send date of an e-gift. */
const sendDayOf = (eGift: EGift | null) =>
  eGift ? { email: eGift.draft.email, day: eGift.draft.day } : undefined

type PersonName = Pick<EGiftDraft, 'fname' | 'lname'>

const isSameName = (a: PersonName, b: PersonName): boolean =>
  a.fname === b.fname && a.lname === b.lname

const NO_ONE: EGiftDraft = { fname: '', lname: '', email: '', day: null }
const NONE: readonly Shipment[] = []

/** Whether a shipment has an item that is eligible for Auto-Delivery. */
const hasEligible = (shipment: Shipment): boolean =>
  shipment.items.some((line) => line.auto_delivery_eligible) && autoDeliveryQualifies(shipment)

export type BuyBox = ReturnType<typeof useBuyBox>
