import { type ComponentChild, render } from 'preact'
import { flushEffects } from './effectsAtOnce'

/**
 * A root as in React: unmounting runs all clean-ups synchronously. Preact delays those of effects, and the page
 * would get its elements back with the marks of an open list.
 */
export const createRoot = (container: Element) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount() {
    render(null, container)
    flushEffects()
  },
})
