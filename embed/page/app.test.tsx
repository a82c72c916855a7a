import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { app } from './app'
import { createBridge } from './createBridge'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => new Response('{}'))
  // No idle work.
  vi.stubGlobal('requestIdleCallback', () => 0)
})
afterEach(async () => {
  document.body.replaceChildren()
  await settled()
  vi.unstubAllGlobals()
})

/** Waits until what the page has removed is replaced, or not. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))

const Greeting = ({ name }: { name?: string }) => <p className="greeting">Hello {name}</p>

/** A root that shows the name in its `data-name`. */
async function aRoot() {
  document.body.innerHTML = '<div data-name="Dana"><p>from the server</p></div>'
  const element = document.querySelector('div') ?? document.body
  const mount = app(
    { default: Greeting },
    ({ dataset }: Element & { dataset?: DOMStringMap }, _app, given) => ({
      name: dataset?.name,
      ...(given as object),
    }),
  )
  const mounted = await act(async () =>
    mount(element, 'pdp', createBridge({}, {}, {}, undefined), {}),
  )
  await act(() => mounted.ready)
  const shown = () => [...element.querySelectorAll('.greeting')].map((one) => one.textContent)
  return { element, mounted, shown }
}

it('a root whose content the page rewrites is mounted again, with the page’s current data', async () => {
  const { element, mounted, shown } = await aRoot()
  expect(shown()).toEqual(['Hello Dana'])
  element.dataset.name = 'Lee'
  await act(async () => {
    element.innerHTML = '<p>again from the server</p>'
  })
  await settled()
  expect(shown()).toEqual(['Hello Lee'])
  expect(element.querySelector('p')?.style.display).toBe('none')
  await act(async () => mounted.update({ name: 'Ruth' }))
  expect(shown()).toEqual(['Hello Ruth'])
  await act(async () => mounted.unmount())
  expect(element.innerHTML).toBe('<p>again from the server</p>')
})

it('a root that is unmounted stays as the page rewrites it', async () => {
  const { element, mounted, shown } = await aRoot()
  await act(async () => mounted.unmount())
  await act(async () => {
    element.innerHTML = '<p>something else</p>'
  })
  await settled()
  expect(shown()).toEqual([])
})

it('a widget that the page moves elsewhere goes on there', async () => {
  const { element, shown } = await aRoot()
  const popup = document.createElement('aside')
  document.body.append(popup)
  await act(async () => popup.append(...element.childNodes))
  await settled()
  expect([shown(), popup.querySelector('.greeting')?.textContent]).toEqual([[], 'Hello Dana'])
})
