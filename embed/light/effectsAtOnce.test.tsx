import { h, render } from 'preact'
import { useEffect } from 'preact/hooks'
import { expect, it, vi } from 'vitest'
import { runEffectsAtOnce } from './effectsAtOnce'

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
