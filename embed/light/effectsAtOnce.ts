import { options } from 'preact'

/** Runs the waiting effects and clean-ups. */
export let flushEffects = (): void => {}

/**
 * Makes effects run before the next event, as React does after a press or a store change. Preact would wait for
 * a frame, during which nothing listens yet to what was just drawn.
 */
export function runEffectsAtOnce(): void {
  options.requestAnimationFrame = (run) => {
    flushEffects = run
    queueMicrotask(run)
  }
}
