import { h, render } from 'preact'
import { useEffect } from 'preact/hooks'
import { expect, it, vi } from 'vitest'
import { flushEffects, runEffectsAtOnce } from './effectsAtOnce'
import { createRoot } from './reactDomClient'

function Drawn({ effect }: { effect: () => void }) {
  useEffect(effect, [effect])
  return null
}

it('effects have run before the next event', async () => {
  runEffectsAtOnce()
  const effect = vi.fn()
  render(h(Drawn, { effect }), document.createElement('div'))
  await Promise.resolve()
  expect(effect).toHaveBeenCalledOnce()
})

it('what an effect has done is undone as soon as its root is unmounted', () => {
  const undo = vi.fn()
  const root = createRoot(document.createElement('div'))
  root.render(h(Drawn, { effect: () => undo }))
  flushEffects()
  root.unmount()
  expect(undo).toHaveBeenCalledOnce()
})
