import { type MouseEvent, useRef, useState } from 'react'
import type { Shipment } from '../../../domain/schema/entities'
import { isPerishable } from '../../../domain/shipment/shipments'
import { useAsk } from '../../../hooks'

/** From here on, in CSS pixels, a page has room for a calendar beside its sums. */
const ROOMY = 960

/** The calendar of a gift, while it is open on the page. */
export interface DateInPlace {
  isOpen: boolean
  /** True while another day is chosen than the cart has. */
  isDirty: boolean
  /** Props of the button that opens and closes it; where the page is narrow, it opens a dialog. */
  changing: { 'aria-expanded': boolean | undefined; onClick(event: MouseEvent): void }
  /** Closes it; the focus goes back to what has opened it. */
  close(): void
  /** Takes what saves the choice, or null where nothing is to be saved. */
  onChoice(save: (() => Promise<boolean>) | null): void
  /** Saves a choice that is not saved yet; true where that is done, or there is none. */
  save(): Promise<boolean>
}

/** Choosing the day of a gift in its place on the page. */
export function useDateInPlace(shipment: Shipment): DateInPlace {
  const [isOpen, setOpen] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const choice = useRef<(() => Promise<boolean>) | null>(null)
  const ask = useAsk()
  const onChoice: DateInPlace['onChoice'] = (save) => {
    choice.current = save
    setDirty(save !== null)
  }
  const end = () => {
    setOpen(false)
    onChoice(null)
  }

  return {
    isOpen,
    isDirty,
    changing: {
      'aria-expanded': isOpen || undefined,
      onClick({ currentTarget }) {
        if (isOpen) return end()
        opener.current = currentTarget as HTMLElement
        const isRoomy = (currentTarget.closest('.gw-root')?.clientWidth ?? 0) >= ROOMY
        if (isRoomy && isPerishable(shipment)) setOpen(true)
        else void ask('delivery-dates', { shipmentId: shipment.crec_id })
      },
    },
    close() {
      end()
      opener.current?.focus()
    },
    onChoice,
    save: async () => choice.current?.() ?? true,
  }
}
