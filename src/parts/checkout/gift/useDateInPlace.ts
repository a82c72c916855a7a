import { type MouseEvent, useRef, useState } from 'react'
import type { Shipment } from '../../../domain/schema/entities'
import { isPerishable } from '../../../domain/shipment/shipments'
import { useAsk } from '../../../hooks'

/** Minimum page width, in CSS pixels, for a calendar beside the totals. */
const ROOMY = 960

/** State of a gift's inline calendar. */
export interface DateInPlace {
  isOpen: boolean
  /** True while the chosen day differs from the cart's. */
  isDirty: boolean
  /** Props of the button that toggles it; on a narrow page, it opens a dialog. */
  changing: { 'aria-expanded': boolean | undefined; onClick(event: MouseEvent): void }
  /** Closes it and returns focus to the button that opened it. */
  close(): void
  /** Receives the function that saves the choice, or null if there is nothing to save. */
  onChoice(save: (() => Promise<boolean>) | null): void
  /** Saves an unsaved choice; resolves to true if it was saved, or there was none. */
  save(): Promise<boolean>
}

/** State for choosing a gift's day inline. */
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
