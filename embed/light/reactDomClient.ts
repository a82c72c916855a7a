import { type ComponentChild, render } from 'preact'
import { flushEffects } from './effectsAtOnce'

/**
 * A root as React has it: when it is unmounted, all its clean-ups have run. Preact leaves those of effects for later, and
 * the page would get its elements back with what an open list had marked them with.
 */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount() {
    render(null, container)
    flushEffects()
  },
})
