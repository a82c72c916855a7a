import { ref } from 'valtio/vanilla'
import type { StoreContext } from '../core/context'
import { CART_ENDS } from '../core/events'
import { defineFeature } from '../core/feature'
import { defineSlot } from '../core/slot'
import { MOST_WAITING, type TextParams, type Toast, toastVerbs } from './toasts'

/** Every kind of dialog, with its parameters. */
export interface DialogKinds {
  /** Confirms that two shipments become one. Choices: `yes`, `no`. */
  'confirm-merge': { name: string }
  /** The same, showing the merged result; `address` is the key of the target address. Choices: `yes`, `no`. */
  'merge-shipments': { shipmentId: number; address: string }
  /** Size, Auto-Delivery and parent of a line. Choice: `saved`. */
  'line-options': { lineId: number }
  /** Number of months and start month of a club line. Choice: `saved`. */
  'club-edit': { lineId: number }
  /** Frequency for all eligible items of a shipment. Choice: `saved`. */
  'shipment-auto-delivery': { shipmentId: number }
  /** Warns before typed input is lost. Choices: `yes` to stay, `no` to leave. */
  'unsaved-changes': Record<never, never>
  /** A line is out of stock. Choices: `remove`, `swap`, `no`. */
  'item-out-of-stock': { lineId: number }
  /** Only `units` are left, fewer than a line requests. Choices: `take`, `remove`. */
  'insufficient-stock': { lineId: number; units: number }
  /** Add-ons lack a qualifying main item. Choices: `more`, `remove`, `no`. */
  'add-on-qualify': { shipmentId: number; lineId?: number | null }
  /** A subscription item lacks an eligible item in its shipment. Choices: `turn-on`, `remove`, `no`. */
  'auto-delivery-qualify': { lineId: number }
  /** Auto-Delivery requires an account. Choice: `signed-in`. */
  'auto-delivery-sign-in': Record<never, never>
  /** The session has expired. Choices: `sign-in`, `guest`. */
  'session-expired': Record<never, never>
  /** It is not yet known whether an order went through. Choice: `wait`. */
  'order-status-unknown': Record<never, never>
  /** Shows a product without leaving the page; `location` is where in the shop it is added from. Choice: `added`. */
  'quick-view': { skuId: number; location?: string; csplId?: number }
  /** Selects recipients; `chosen` has comma-separated keys. Choice: the keys of the selected recipients. */
  'choose-people': { chosen: string }
  /** A recipe step by step; the store knows which. */
  'cook-mode': Record<never, never>
  /** What the cart's promo code takes off. */
  'promo-details': Record<never, never>
  /** Order total, and who gets what. */
  'order-summary': Record<never, never>
  /** The total differs from what the shopper saw. Choice: `yes`. */
  'total-changed': Record<never, never>
  /** Changes a shipment's recipient; with `part`, the form that completes the missing part. */
  'change-recipient': { shipmentId: number; part?: string }
  /** A link that asks a shipment's recipient for their address. Choice: `made`. */
  'claim-link': { shipmentId: number; name?: string }
  /** Gift message of a shipment, and its announcement email; with `target`, one message for all. Choice: `saved`. */
  'gift-message': { shipmentId: number; target?: 'all' }
  /** Sends the same gift to a list of recipients. */
  'bulk-recipients': Record<never, never>
  /** Sends a line, or part of it, to another recipient, or a copy of it. */
  'send-line': { lineId: number }
  /** Sends a copy of a shipment to another recipient; without `shipmentId`, the shipment is chosen first. */
  'send-shipment': { shipmentId?: number }
  /** Delivery date and method of a shipment, or of all that ship frozen. Choice: `saved`. */
  'delivery-dates': { shipmentId: number; target?: 'all' }
}

export type DialogKind = keyof DialogKinds

/** The shopper's choice; null if the dialog was dismissed, undefined if the page could not show it. */
export type DialogChoice = string | null | undefined

/** A dialog that a widget requests; the page's dialog host shows one at a time. */
export interface DialogRequest {
  id: number
  kind: DialogKind
  params: Readonly<Record<string, string | number>>
  settle: (choice: DialogChoice) => void
}

/** One sentence for screen readers, announced once. */
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

/** The dialogs, toasts and announcements of a page. */
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
     * Announces a sentence to screen readers, politely unless it is urgent. Skips a sentence that is already
     * waiting, for example when two roots announce the same change.
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
    /** Removes an announcement after it was made. */
    announced(id: number): void {
      slot.announcements = slot.announcements.filter((one) => one.id !== id)
    },
    /**
     * Requests a dialog; resolves to the shopper's choice, null if it was dismissed or aborted by `signal`,
     * undefined if none can be shown.
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
    /** Whether a dialog of this kind is open or waiting. */
    isAsked: (kind: DialogKind): boolean => slot.queue.some((one) => one.kind === kind),
    /** Dismisses every open or waiting dialog. */
    dismissAll(): void {
      for (const { id } of [...slot.queue]) actions.answer(id, null)
    },
    /**
     * Ends all dialogs because the page cannot show any, so that callers can ask another way. Calls `tryAgain`
     * when the next dialog is requested.
     */
    cannotShow(tryAgain: () => void): void {
      onNextAsk = tryAgain
      for (const { id } of [...slot.queue]) actions.answer(id, undefined)
    },
    /** Closes the dialog with this id. */
    answer(id: number, choice: DialogChoice): void {
      const request = slot.queue.find((one) => one.id === id)
      slot.queue = slot.queue.filter((one) => one.id !== id)
      request?.settle(choice)
    },
  }
  // What they offer, such as Undo, would change the next cart, or the next customer's account.
  const dismissOffers = () => {
    for (const { id, action } of slot.toasts) if (action) actions.dismissToast(id)
  }
  for (const end of CART_ENDS) context.events.on(end, dismissOffers)
  return actions
}

export type DialogActions = ReturnType<typeof dialogVerbs>

/**
 * The page's queue of dialogs, toasts and announcements. Widgets request them, the page's dialog host shows
 * them. Texts are given by key; the catalogue has the wording.
 */
export const dialogActions = defineFeature({ ...dialogSlot, actions: dialogVerbs })
