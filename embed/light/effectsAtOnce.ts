import { options } from 'preact'

/** Runs the effects and clean-ups that wait. */
export let flushEffects = (): void => {}

/**
 * Has effects run before the next event, as React has them after a press or a change of the store. Preact
 * would wait for a frame, in which nothing listens yet to what was just drawn.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (run) => {
    flushEffects = run
    queueMicrotask(run)
  }
}
