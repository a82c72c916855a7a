import { options } from 'preact'

/**
 * Has effects run before the next event, as React has them after a press or a change of the store. Preact
 * would wait for a frame, in which nothing listens yet to what was just drawn.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = queueMicrotask
}
