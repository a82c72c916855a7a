import { expect, it, vi } from 'vitest'
import type { Bridge, MountApp, Mounted } from '../page/bridge'
import { mountRoots, type Roots } from './rootTable'

/** A root whose app is mounted by this function. */
function aRoot(mount: MountApp) {
  const load = async () => ({ mount })
  const bridge = { options: {}, page: {}, load, tell: vi.fn() } as unknown as Bridge
  const roots: Roots = new Map()
  return mountRoots(roots, { pdp: [23] }, bridge)(document.createElement('div'), 'pdp')
}

const mounted = (): Mounted => ({ update() {}, unmount: vi.fn(), ready: Promise.resolve() })

it('an app is unmounted immediately, even just after mounting', async () => {
  const app = mounted()
  let wasOutAtOnce = false
  const root = aRoot(() => {
    // Before anything that waits for what is given back.
    queueMicrotask(() => {
      root.unmount()
      wasOutAtOnce = vi.mocked(app.unmount).mock.calls.length === 1
    })
    return app
  })
  await root.ready
  expect(wasOutAtOnce).toBe(true)
  expect(app.unmount).toHaveBeenCalledOnce()
})

it('an app that loads late is unmounted if its root is gone by then', async () => {
  const app = mounted()
  const root = aRoot(async () => {
    root.unmount()
    return app
  })
  await root.ready
  expect(app.unmount).toHaveBeenCalledOnce()
})

it('an app that loads late gets the update that came before it', async () => {
  const app = { ...mounted(), update: vi.fn() }
  const root = aRoot(async () => {
    root.update('fresh')
    return app
  })
  await root.ready
  expect(app.update).toHaveBeenCalledExactlyOnceWith('fresh')
})
