import { useEffect, useRef, useState } from 'react'
import { hasUnreadyGifts } from '../../domain/checkout/nextStep'
import type { Shipment } from '../../domain/schema/entities'
import { recipientName } from '../../domain/shipment/shipments'
import { useAnnounce, useFindNextStep, useNextStep, useShipments, useTexts } from '../../hooks'
import { isFocusFree, type Place, REVEAL } from '../../parts'
import { fill } from '../../texts/catalogue'
import { giftsTexts } from '../../texts/gifts'
import { useGoneSaid } from './useGoneSaid'

export const STEP = 'checkout-additional-shipments'

/** Which gift is open; previously opened ones keep their input. */
export interface OpenGift {
  id: number | null
  opened: ReadonlySet<number>
  show(id: number): void
  toggle(id: number): void
  /** The next incomplete gift after a given one, wrapping around; null if there is none. */
  nextAfter(id: number): Shipment | null
  /**
   * Continues after a save: to the next incomplete gift, else to the next step; not if the shopper has
   * opened another gift meanwhile.
   */
  saved(shipment: Shipment): Promise<void>
  /** Shows a gift whose save found something to fix, if another one was opened meanwhile. */
  stays(shipment: Shipment): void
  /** Continues after a merge; focus moves to the remaining gift. */
  merged(shipment: Shipment, into: number): void
}

/**
 * Opens one gift at a time, initially the first incomplete one. Calls `onUnready` if all are complete but the
 * first gift of the cart, which has its own page, is not.
 */
export function useOpenGift(
  others: readonly Shipment[],
  editId: string | null,
  onUnready: () => void,
): OpenGift {
  const { unready } = useNextStep(STEP)
  const findNextStep = useFindNextStep()
  const { shipments, shipmentIds } = useShipments()
  const announce = useAnnounce()
  const sayGone = useGoneSaid()
  const texts = useTexts(giftsTexts)
  const names = useRef(new Map<number, string>())
  const lacks = ({ crec_id }: Shipment) => unready.includes(crec_id)
  const [first] = useState(() => {
    const asked = others.find(({ crec_id }) => String(crec_id) === editId)
    return (asked ?? others.find(lacks))?.crec_id ?? null
  })
  const [id, setId] = useState(first)
  const shown = useRef(id)
  useEffect(() => {
    shown.current = id
  })
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(first === null ? [] : [first]),
  )

  const open = (next: number | null) => {
    setId(next)
    if (next !== null) setOpened((ids) => new Set([...ids, next]))
  }
  // Scrolls after rendering: a card closing above would otherwise shift the scroll position.
  const [target, setTarget] = useState<{ id: number | null } | null>(null)
  useEffect(() => {
    if (target) focusOn(target.id)
  }, [target])
  const show = (next: number) => {
    open(next)
    setTarget({ id: next })
  }
  // When the open card disappears, opens the next; a gift that became the first is on another page.
  useEffect(() => {
    if (id !== null && !others.some(({ crec_id }) => crec_id === id)) {
      const name = names.current.get(id)
      if (name && !shipmentIds.includes(id)) sayGone(name)
      const next = others.find(lacks)?.crec_id ?? null
      open(next)
      if (isFocusFree()) setTarget({ id: next })
    }
    names.current = new Map(others.map((one) => [one.crec_id, recipientName(one)]))
  })

  // Opens a gift that the page's alert links to.
  useEffect(() => {
    const root = document.querySelector('.gw-others')?.closest('.gw-root')
    const onReveal = (event: Event) => {
      const { shipmentId } = (event as CustomEvent<Place>).detail
      if (shipmentId === null || !others.some(({ crec_id }) => crec_id === shipmentId)) return
      event.preventDefault()
      show(shipmentId)
    }
    root?.addEventListener(REVEAL, onReveal)
    return () => root?.removeEventListener(REVEAL, onReveal)
  })

  function nextAfter(after: number): Shipment | null {
    const at = others.findIndex(({ crec_id }) => crec_id === after)
    const inTurn = [...others.slice(at + 1), ...others.slice(0, Math.max(at, 0))]
    return inTurn.find(lacks) ?? null
  }

  return {
    id,
    opened,
    show,
    toggle: (one) => open(one === id ? null : one),
    nextAfter,
    async saved(shipment) {
      const next = nextAfter(shipment.crec_id)
      const name = recipientName(shipment)
      const isShown = shown.current === shipment.crec_id
      if (next || !isShown) {
        const lacking = others.filter((one) => lacks(one) && one !== shipment).length
        const counts = { name, ready: others.length - lacking, count: others.length }
        announce('say', { text: fill(texts.saved, counts) })
        return next && isShown ? show(next.crec_id) : undefined
      }
      open(null)
      const found = await findNextStep(STEP)
      if (found.status === 'found' && hasUnreadyGifts(found.step, STEP)) return onUnready()
      announce('say', { text: fill(texts.all, { count: others.length }) })
      if (found.status === 'found' && found.href) location.assign(found.href)
    },
    stays({ crec_id }) {
      if (shown.current !== crec_id) show(crec_id)
    },
    merged(shipment, into) {
      const stays = shipments.find(({ crec_id }) => crec_id === into) ?? shipment
      announce('say', { text: fill(texts.merged, { name: recipientName(stays) }) })
      open(nextAfter(shipment.crec_id)?.crec_id ?? null)
      setTarget({ id: others.some(({ crec_id }) => crec_id === into) ? into : null })
    },
  }
}

/** Focuses the heading of a card, or of the page, and scrolls it to the top. */
function focusOn(shipmentId: number | null): void {
  const card = document.querySelector(
    shipmentId === null ? '.gw-checkout' : `.gw-others [data-gw-shipment="${shipmentId}"]`,
  )
  // The alert of a failed save has focus already.
  if (shipmentId === null || !card?.contains(document.activeElement))
    card?.querySelector<HTMLElement>('[data-gw-heading]')?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'start' })
}
