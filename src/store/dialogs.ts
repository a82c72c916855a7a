import { ref } from 'valtio/vanilla'
import type { StoreContext } from './context'

/** A message that leaves by itself; its text comes from the catalogue by `kind`. */
export interface Toast {
  id: number
  /** Key in the message catalogue: `'line-removed'`, `'change-not-saved'` … */
  kind: string
  tone: 'info' | 'ok' | 'error'
  params: Readonly<Record<string, string | number>>
  /** What its button does; no button without it. Runs once, and the toast leaves. */
  action: (() => void) | null
  /** Key of the button's text. */
  actionKind: string | null
  /** How long it stays, in milliseconds, while nobody points at it or has focus in it. */
  stayMs: number
}

/** A dialog that some widget asks for; the host of the page shows one at a time. */
export interface DialogRequest {
  id: number
  kind: string
  params: Readonly<Record<string, string | number>>
  /** Called with what the shopper chose, or null when the dialog was dismissed. */
  settle: (choice: string | null) => void
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

type Params = Readonly<Record<string, string | number>>

/** Long enough to read and reach, in milliseconds (screens §2.3). */
const UNDO_STAYS_MS = 8000

/** How many toasts and announcements wait at most; older ones give way. */
const MOST_WAITING = 20

/**
 * The one queue of dialogs, toasts and announcements of a page. Widgets ask, the page's dialog host
 * shows. Texts are named by kind, since only the catalogue knows words.
 */
export function dialogActions({ state }: StoreContext) {
  let nextId = 1
  const slot = state.dialogs

  return {
    /** Shows a toast; returns its id. */
    toast(
      kind: string,
      params: Params = {},
      options: Partial<Pick<Toast, 'tone' | 'action' | 'actionKind' | 'stayMs'>> = {},
    ): number {
      const id = nextId++
      const { tone = 'info', action = null, actionKind = null, stayMs = UNDO_STAYS_MS } = options
      slot.toasts.push({ id, kind, tone, params: ref(params), action, actionKind, stayMs })
      if (slot.toasts.length > MOST_WAITING) slot.toasts.shift()
      return id
    },
    /** Takes a toast away. */
    dismissToast(id: number): void {
      slot.toasts = slot.toasts.filter((toast) => toast.id !== id)
    },
    /** Says one sentence to a screen reader, politely unless it is urgent. */
    announce(kind: string, params: Params = {}, isUrgent = false): void {
      slot.announcements.push({ id: nextId++, kind, params: ref(params), isUrgent })
      if (slot.announcements.length > MOST_WAITING) slot.announcements.shift()
    },
    /** Takes an announcement out once it was said. */
    announced(id: number): void {
      slot.announcements = slot.announcements.filter((one) => one.id !== id)
    },
    /** Asks for a dialog; resolves to the shopper's choice, or null when it was dismissed. */
    ask(kind: string, params: Params = {}): Promise<string | null> {
      return new Promise((settle) => {
        slot.queue.push({ id: nextId++, kind, params: ref(params), settle })
      })
    },
    /** Ends the dialog with this id. */
    answer(id: number, choice: string | null): void {
      const request = slot.queue.find((one) => one.id === id)
      slot.queue = slot.queue.filter((one) => one.id !== id)
      request?.settle(choice)
    },
  }
}
