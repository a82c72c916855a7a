import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/api/client/client'
import { createStore } from '../../src/store/core/createStore'
import { type MountOptions, mountWidget } from './mountWidget'

const store = createStore({ api: createClient() })

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

let ready = (_isReady: boolean) => {}

/** Loads until `ready` is called; then has a field like the server's. */
function Slow({ word = 'widget' }: { word?: string }) {
  const [isReady, setReady] = useState(false)
  const [code, setCode] = useState('')
  ready = setReady
  if (!isReady) return <p aria-busy="true">…</p>
  return (
    <form>
      <input name="code" value={code} onChange={({ target }) => setCode(target.value)} />
      <input name="gift" type="checkbox" />
      <output>{`${word}: ${code}`}</output>
      <a href="/beef">Our beef</a>
      <a href="/ham">Our ham</a>
      <h2>Our offers</h2>
      <button type="button">Filter</button>
    </form>
  )
}

async function mount(html: string, options: Partial<MountOptions<{ word?: string }>> = {}) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const element = document.querySelector<HTMLElement>('#root') ?? document.body
  const mounted = await act(async () => mountWidget(element, Slow, { store, ...options }))
  const inner = () => element.querySelector<HTMLElement>('.gw-root')
  return { element, mounted, inner, show: () => act(async () => ready(true)) }
}

describe('mountWidget', () => {
  it('shows a widget immediately if the server has sent nothing visible', async () => {
    const { inner } = await mount('<!-- nothing --> <script type="application/json">{}</script>')
    expect(inner()?.hidden).toBe(false)
  })

  it('takes over typed text and focus', async () => {
    const { element, mounted, show } = await mount(
      '<form><input name="code" value="a"><input name="gift" type="checkbox"></form>',
    )
    const typed = element.querySelector<HTMLInputElement>('[name="code"]')
    const ticked = element.querySelector<HTMLInputElement>('[name="gift"]')
    if (typed) typed.value = 'STEAK10'
    if (ticked) ticked.checked = true
    typed?.focus()
    await show()
    await act(() => mounted.ready)
    const field = element.querySelector<HTMLInputElement>('.gw-root [name="code"]')
    expect(element.querySelector('output')?.textContent).toBe('widget: STEAK10')
    expect(element.querySelector<HTMLInputElement>('.gw-root [name="gift"]')?.checked).toBe(true)
    expect(document.activeElement).toBe(field)
  })

  it.each([
    ['a link', 'to its own link with the same URL', '<a id="it" href="/ham">Ham</a>', 'Our ham'],
    [
      'a summary',
      'to its control with the same name',
      '<details><summary id="it">Filter </summary></details>',
      'Filter',
    ],
    ['a button', 'to its heading if no name matches', '<button id="it">Go</button>', 'Our offers'],
    [
      'a field',
      'to its heading if it has no such field',
      '<input id="it" name="other">',
      'Our offers',
    ],
  ])('moves focus from %s %s', async (_what, _where, html, text) => {
    const { element, mounted, show } = await mount(html)
    element.querySelector<HTMLElement>('#it')?.focus()
    await show()
    await act(() => mounted.ready)
    expect(document.activeElement?.closest('.gw-root')).not.toBeNull()
    expect(document.activeElement?.textContent).toBe(text)
  })

  it('leaves focus elsewhere on the page alone', async () => {
    const { element, mounted, show } = await mount('<button>Filter</button><input name="code">')
    const typed = element.querySelector('input')
    if (typed) typed.value = 'STEAK10'
    document.body.insertAdjacentHTML('beforeend', '<a href="/ham">Ham</a>')
    const link = document.body.querySelector<HTMLElement>('body > a')
    link?.focus()
    await show()
    await act(() => mounted.ready)
    expect(document.activeElement).toBe(link)
  })

  it('ignores text that the shopper has not typed', async () => {
    const { element, show } = await mount('<input name="code" value="from the server">')
    await show()
    expect(element.querySelector('output')?.textContent).toBe('widget: ')
  })

  it.each([
    ['replaces text', '<h1>Cart</h1>', false],
    ['keeps a working form', '<form><button>Update</button></form>', true],
    ['keeps a field that may be in use', '<input name="code">', true],
  ])('a widget that still waits after eight seconds %s', async (_case, html, isHidden) => {
    vi.useFakeTimers()
    const { inner, show } = await mount(html)
    await act(() => vi.advanceTimersByTimeAsync(7999))
    expect(inner()?.hidden).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(inner()?.hidden).toBe(isHidden)
    await show()
    expect(inner()?.hidden).toBe(false)
  })

  it('is ready once the widget shows its first screen', async () => {
    const { mounted, show } = await mount('<h1>Cart</h1>')
    let isReady = false
    void mounted.ready.then(() => {
      isReady = true
    })
    await act(async () => {})
    expect(isReady).toBe(false)
    await show()
    await vi.waitFor(() => expect(isReady).toBe(true))
  })

  it('resolves if it is unmounted before it shows anything', async () => {
    const { mounted } = await mount('<h1>Cart</h1>')
    await act(async () => mounted.unmount())
    await expect(mounted.ready).resolves.toBeUndefined()
  })

  it('is ready with a widget that shows nothing, and keeps the server’s HTML', async () => {
    document.body.innerHTML = '<div>words</div>'
    const element = document.body.firstElementChild ?? document.body
    const { ready } = await act(async () => mountWidget(element, () => null, { store }))
    await ready
    expect(element.firstChild?.textContent).toBe('words')
  })

  it('updates the widget’s props', async () => {
    const { element, mounted, show } = await mount('', { props: { word: 'one' } })
    await show()
    await act(async () => mounted.update({ word: 'two' }))
    expect(element.querySelector('output')?.textContent).toBe('two: ')
  })

  it.each([
    ['dark', 'light', 'dark'],
    [null, 'light', 'light'],
    [null, undefined, undefined],
  ])('with theme %s on the element and %s for the page: %s', async (own, theme, expected) => {
    const element = document.createElement('div')
    if (own) element.setAttribute('data-giftwell-theme', own)
    document.body.append(element)
    await act(async () => mountWidget(element, Slow, { store, theme }))
    expect(element.querySelector<HTMLElement>('.gw-root')?.dataset.giftwellTheme).toBe(expected)
  })

  it.each([
    ['en-US', 'ltr'],
    ['he-IL', 'rtl'],
  ])('texts in the language of %s have direction %s on every page', async (locale, dir) => {
    const element = document.createElement('div')
    document.body.append(element)
    const local = createStore({ api: createClient(), format: { locale } })
    await act(async () => mountWidget(element, Slow, { store: local }))
    expect(element.querySelector<HTMLElement>('.gw-root')?.dir).toBe(dir)
  })
})

let isBroken = true

function Broken() {
  if (isBroken) throw new Error('broken')
  return <p>well</p>
}

describe('a crash', () => {
  beforeEach(() => {
    isBroken = true
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => vi.restoreAllMocks())

  it('is reported, affects only its root, and can be retried', async () => {
    const [one, two] = [document.createElement('div'), document.createElement('div')]
    document.body.append(one, two)
    const onError = vi.fn()
    await act(async () => mountWidget(one, Broken, { store, onError }))
    await act(async () => mountWidget(two, () => <p>alive</p>, { store }))
    expect(onError).toHaveBeenCalledOnce()
    expect(two.textContent).toBe('alive')
    expect(one.querySelector('[role="alert"]')?.textContent).toContain('Something went wrong here.')
    isBroken = false
    await act(async () => one.querySelector('button')?.click())
    expect(one.textContent).toBe('well')
  })
})
