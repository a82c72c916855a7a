import { ref } from 'valtio/vanilla'
import type { Clock } from '../../api/client/clock'

/** Values for the placeholders of a text: `{ name: 'Dana' }`. */
export type TextParams = Readonly<Record<string, string | number>>

/** A message that disappears by itself; its text comes from the catalogue by `kind`. */
export interface Toast {
  id: number
  /** Key in the message catalogue: `'line-removed'`, `'change-not-saved'` … */
  kind: string
  tone: 'info' | 'ok' | 'error'
  params: TextParams
  /** What its button does; null for no button. Runs once, and dismisses the toast. */
  action: (() => void) | null
  /** Key of the button's text: `'undo'`, `'look'`. */
  actionKind: string | null
  /** How long it stays, in milliseconds, while it is not held. */
  stayMs: number
}

/** How many toasts are shown at once, oldest first; the time of waiting toasts has not started. */
export const MOST_TOASTS_SHOWN = 3

/** How many toasts or announcements can wait; the oldest are dropped. */
export const MOST_WAITING = 20

/** Long enough to read and reach, in milliseconds (screens §2.3). */
const STAYS_MS = 8000

/** The toast verbs, on the slot that holds the toasts. */
export function toastVerbs(clock: Clock, slot: { toasts: Toast[] }, nextId: () => number) {
  const timers = new Map<number, () => void>()
  const holders = new Map<number, number>()

  /** Runs the timers of the toasts that are shown and not held. */
  function schedule(): void {
    const shown = slot.toasts.slice(0, MOST_TOASTS_SHOWN)
    const passing = shown.filter(({ id }) => !holders.has(id))
    const ids = new Set(passing.map(({ id }) => id))
    for (const [id, stop] of timers) {
      if (ids.has(id)) continue
      stop()
      timers.delete(id)
    }
    for (const { id, stayMs } of passing) {
      if (timers.has(id)) continue
      timers.set(
        id,
        clock.after(stayMs, () => dismissToast(id)),
      )
    }
  }

  /** Dismisses a toast. */
  function dismissToast(id: number): void {
    slot.toasts = slot.toasts.filter((toast) => toast.id !== id)
    schedule()
  }

  /** Wraps an action so that it runs only once, and dismisses its toast. */
  function oneShot(id: number, action: () => void): () => void {
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      dismissToast(id)
      action()
    }
  }

  return {
    /**
     * Shows a toast that disappears by itself; returns its id. A repeated failure replaces the previous toast,
     * and is announced again.
     */
    toast(
      kind: string,
      params: TextParams = {},
      options: Partial<Pick<Toast, 'tone' | 'action' | 'actionKind' | 'stayMs'>> = {},
    ): number {
      const { tone = 'info', action = null, actionKind = null, stayMs = STAYS_MS } = options
      const id = nextId()
      const isSame = (one: Toast) =>
        one.kind === kind && JSON.stringify(one.params) === JSON.stringify(params)
      const before = tone === 'error' && slot.toasts.find(isSame)
      if (before) dismissToast(before.id)
      const toast = { id, kind, tone, actionKind, stayMs, params: ref(params) }
      slot.toasts.push({ ...toast, action: action && oneShot(id, action) })
      if (slot.toasts.length > MOST_WAITING) slot.toasts.shift()
      schedule()
      return id
    },
    /** Whether a toast of this kind exists. */
    hasToast: (kind: string): boolean => slot.toasts.some((one) => one.kind === kind),
    dismissToast,
    /**
     * Holds a toast while someone is interacting with it; its full time restarts when the returned function is
     * called.
     */
    holdToast(id: number): () => void {
      holders.set(id, (holders.get(id) ?? 0) + 1)
      schedule()
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        const left = (holders.get(id) ?? 0) - 1
        if (left > 0) holders.set(id, left)
        else holders.delete(id)
        schedule()
      }
    },
  }
}
