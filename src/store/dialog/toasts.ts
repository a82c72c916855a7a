import { ref } from 'valtio/vanilla'
import type { Clock } from '../../api/client/clock'

/** Values for the braces of a text: `{ name: 'Dana' }`. */
export type TextParams = Readonly<Record<string, string | number>>

/** A message that leaves by itself; its text comes from the catalogue by `kind`. */
export interface Toast {
  id: number
  /** Key in the message catalogue: `'line-removed'`, `'change-not-saved'` … */
  kind: string
  tone: 'info' | 'ok' | 'error'
  params: TextParams
  /** What its button does; no button without it. Runs once, and the toast leaves. */
  action: (() => void) | null
  /** Key of the button's text: `'undo'`, `'look'`. */
  actionKind: string | null
  /** How long it stays, in milliseconds, while nobody holds it. */
  stayMs: number
}

/** So many are shown at once, the oldest; the time of those behind them has not begun. */
export const MOST_TOASTS_SHOWN = 3

/** How many toasts or announcements wait at most; older ones give way. */
export const MOST_WAITING = 20

/** Long enough to read and reach, in milliseconds (screens §2.3). */
const STAYS_MS = 8000

/** The verbs of toasts, in a slot that keeps them. */
export function toastVerbs(clock: Clock, slot: { toasts: Toast[] }, nextId: () => number) {
  const timers = new Map<number, () => void>()
  const holders = new Map<number, number>()

  /** Lets the time of those pass that are shown and not held. */
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

  /** Takes a toast away. */
  function dismissToast(id: number): void {
    slot.toasts = slot.toasts.filter((toast) => toast.id !== id)
    schedule()
  }

  /** Runs an action once, whoever calls it how often, and takes its toast away. */
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
     * Shows a toast, which leaves by itself; returns its id. The same failure again takes the place of the
     * one before, and is read again.
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
    /** Whether a toast of this kind is there. */
    hasToast: (kind: string): boolean => slot.toasts.some((one) => one.kind === kind),
    dismissToast,
    /** Keeps a toast while somebody is at it; its whole time begins again when the returned function is called. */
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
