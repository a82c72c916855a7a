import { ref } from 'valtio/vanilla'
import type { StoreContext } from '../core/context'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'
import { MOST_WAITING, type TextParams, type Toast, toastVerbs } from './toasts'

/** Every dialog that can be asked for, with what it has to know. */
export interface DialogKinds {
  /** Before two shipments become one. Choices: `yes`, `no`. */
  'confirm-merge': { name: string }
  /** The same, with what would be left of both; `address` is the key of the one it would go to. Choices: `yes`, `no`. */
  'merge-shipments': { shipmentId: number; address: string }
  /** Size, Auto-Delivery and parent of a line. Choice: `saved`. */
  'line-options': { lineId: number }
  /** How many months a club line runs, and from when. Choice: `saved`. */
  'club-edit': { lineId: number }
  /** How often all that is eligible in a shipment comes. Choice: `saved`. */
  'shipment-auto-delivery': { shipmentId: number }
  /** Before what was typed is lost. Choices: `yes` to stay, `no` to leave. */
  'unsaved-changes': Record<never, never>
  /** Nothing is left of a line. Choices: `remove`, `swap`, `no`. */
  'item-out-of-stock': { lineId: number }
  /** `units` are left, fewer than a line asks for. Choices: `take`, `remove`. */
  'insufficient-stock': { lineId: number; units: number }
  /** Add-ons lack a main item beside them. Choices: `more`, `remove`, `no`. */
  'add-on-qualify': { shipmentId: number }
  /** A subscription item lacks an eligible one beside it. Choices: `turn-on`, `remove`, `no`. */
  'auto-delivery-qualify': { lineId: number }
  /** What repeats needs somebody it belongs to. Choice: `signed-in`. */
  'auto-delivery-sign-in': Record<never, never>
  /** The session is over. Choices: `sign-in`, `guest`. */
  'session-expired': Record<never, never>
  /** Nobody knows yet whether an order went through. Choice: `wait`. */
  'order-status-unknown': Record<never, never>
  /** A product without leaving the page; `location` is the place of the shop that it is added from. Choice: `added`. */
  'quick-view': { skuId: number; location?: string; csplId?: number }
  /** Who gets something, of everybody known; keys with commas between. Choice: the keys of who is chosen. */
  'choose-people': { chosen: string }
  /** A recipe step by step; the store holds which. */
  'cook-mode': Record<never, never>
  /** What the cart's promo code takes off. */
  'promo-details': Record<never, never>
  /** What the whole order costs, and who gets what. */
  'order-summary': Record<never, never>
  /** The total is another one than the shopper saw. Choice: `yes`. */
  'total-changed': Record<never, never>
  /** Who a shipment goes to; with a part that is missing, the form to complete it. */
  'change-recipient': { shipmentId: number; part?: string }
  /** A link that asks whoever gets a shipment for their address. Choice: `made`. */
  'claim-link': { shipmentId: number; name?: string }
  /** The words that go with a shipment, or with all, and the e-mail that announces it. Choice: `saved`. */
  'gift-message': { shipmentId: number; target?: 'all' }
  /** The same to a whole list of people. */
  'bulk-recipients': Record<never, never>
  /** A line, or some of it, to another recipient, or the same to them as well. */
  'send-line': { lineId: number }
  /** What a shipment holds to another recipient as well; without one, it is chosen first. */
  'send-shipment': { shipmentId?: number }
  /** When and how a shipment, or all that ship frozen, are delivered. Choice: `saved`. */
  'delivery-dates': { shipmentId: number; target?: 'all' }
}

export type DialogKind = keyof DialogKinds

/** What the shopper chose; null when the dialog was dismissed, undefined where the page could not show it. */
export type DialogChoice = string | null | undefined

/** A dialog that some widget asks for; the host of the page shows one at a time. */
export interface DialogRequest {
  id: number
  kind: DialogKind
  params: Readonly<Record<string, string | number>>
  settle: (choice: DialogChoice) => void
}

/** One sentence for a screen reader, said once. */
export interface Announcement {
  id: number
  kind: string
  params: Readonly<Record<string, string | number>>
  isUrgent: boolean
}

export interface DialogState {
  queue: DialogRequest[]
  toasts: Toast[]
  announcements: Announcement[]
}

/** What is asked, shown and said on a page. */
const dialogSlot = defineSlot<DialogState>({
  name: 'dialogs',
  initial: () => ({ queue: [], toasts: [], announcements: [] }),
})

function dialogVerbs(context: StoreContext) {
  let nextId = 1
  let onNextAsk = () => {}
  const slot = context.slot(dialogSlot)

  const actions = {
    ...toastVerbs(context.clock, slot, () => nextId++),
    /**
     * Says one sentence to a screen reader, politely unless it is urgent. Where the same one waits, as
     * when two roots of an app tell of one change, it is said once.
     */
    announce(kind: string, params: TextParams = {}, isUrgent = false): void {
      const same = JSON.stringify(params)
      const isWaiting = slot.announcements.some(
        (one) => one.kind === kind && JSON.stringify(one.params) === same,
      )
      if (isWaiting) return
      slot.announcements.push({ id: nextId++, kind, params: ref(params), isUrgent })
      if (slot.announcements.length > MOST_WAITING) slot.announcements.shift()
    },
    /** Takes an announcement out once it was said. */
    announced(id: number): void {
      slot.announcements = slot.announcements.filter((one) => one.id !== id)
    },
    /**
     * Asks for a dialog; resolves to the shopper's choice, null when it was dismissed or `signal` has ended
     * it, undefined where none can be shown.
     */
    ask<TKind extends DialogKind>(
      kind: TKind,
      params: DialogKinds[TKind],
      signal?: AbortSignal,
    ): Promise<DialogChoice> {
      if (signal?.aborted) return Promise.resolve(null)
      return new Promise((resolve) => {
        const id = nextId++
        const end = () => actions.answer(id, null)
        signal?.addEventListener('abort', end)
        const settle = (choice: DialogChoice) => {
          signal?.removeEventListener('abort', end)
          resolve(choice)
        }
        slot.queue.push({ id, kind, params: ref(params as TextParams), settle })
        const call = onNextAsk
        onNextAsk = () => {}
        call()
      })
    },
    /** Whether a dialog of this kind is open or waits. */
    isAsked: (kind: DialogKind): boolean => slot.queue.some((one) => one.kind === kind),
    /** Ends every dialog that is open or waits. */
    dismissAll(): void {
      for (const { id } of [...slot.queue]) actions.answer(id, null)
    },
    /**
     * Ends the same, as the page cannot show any: whoever asked may ask in another way. `tryAgain` is called
     * when the next one is asked for.
     */
    cannotShow(tryAgain: () => void): void {
      onNextAsk = tryAgain
      for (const { id } of [...slot.queue]) actions.answer(id, undefined)
    },
    /** Ends the dialog with this id. */
    answer(id: number, choice: DialogChoice): void {
      const request = slot.queue.find((one) => one.id === id)
      slot.queue = slot.queue.filter((one) => one.id !== id)
      request?.settle(choice)
    },
  }
  return actions
}

export type DialogActions = ReturnType<typeof dialogVerbs>

/**
 * The one queue of dialogs, toasts and announcements of a page. Widgets ask, the page's dialog host
 * shows. Texts are named by kind, since only the catalogue knows words.
 */
export const dialogActions = defineFeature({ ...dialogSlot, actions: dialogVerbs })
