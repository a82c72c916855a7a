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
  it('shows a widget at once where the server has sent nothing to see', async () => {
    const { inner } = await mount('<!-- nothing --> <script type="application/json">{}</script>')
    expect(inner()?.hidden).toBe(false)
  })

  it('takes over what was typed, and the focus', async () => {
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
    ['a link', 'to its own to the same place', '<a id="it" href="/ham">Ham</a>', 'Our ham'],
    [
      'a summary',
      'to its control of the same name',
      '<details><summary id="it">Filter </summary></details>',
      'Filter',
    ],
    [
      'a button',
      'to its heading where no name is the same',
      '<button id="it">Go</button>',
      'Our offers',
    ],
    ['a field', 'to its heading where it has none', '<input id="it" name="other">', 'Our offers'],
  ])('gives the focus of %s %s', async (_what, _where, html, text) => {
    const { element, mounted, show } = await mount(html)
    element.querySelector<HTMLElement>('#it')?.focus()
    await show()
    await act(() => mounted.ready)
    expect(document.activeElement?.closest('.gw-root')).not.toBeNull()
    expect(document.activeElement?.textContent).toBe(text)
  })

  it('leaves the focus of the page where it is', async () => {
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

  it('leaves alone what nobody has typed', async () => {
    const { element, show } = await mount('<input name="code" value="from the server">')
    await show()
    expect(element.querySelector('output')?.textContent).toBe('widget: ')
  })

  it.each([
    ['takes the place of words', '<h1>Cart</h1>', false],
    ['leaves a form that works', '<form><button>Update</button></form>', true],
    ['leaves a field that may be in use', '<input name="code">', true],
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

  it('is ready when the widget shows its first screen', async () => {
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

  it('keeps nobody waiting when it is taken out before it shows anything', async () => {
    const { mounted } = await mount('<h1>Cart</h1>')
    await act(async () => mounted.unmount())
    await expect(mounted.ready).resolves.toBeUndefined()
  })

  it('is ready with a widget that shows nothing, and keeps what the server has sent', async () => {
    document.body.innerHTML = '<div>words</div>'
    const element = document.body.firstElementChild ?? document.body
    const { ready } = await act(async () => mountWidget(element, () => null, { store }))
    await ready
    expect(element.firstChild?.textContent).toBe('words')
  })

  it('gives the widget other props', async () => {
    const { element, mounted, show } = await mount('', { props: { word: 'one' } })
    await show()
    await act(async () => mounted.update({ word: 'two' }))
    expect(element.querySelector('output')?.textContent).toBe('two: ')
  })

  it.each([
    ['dark', 'light', 'dark'],
    [null, 'light', 'light'],
    [null, undefined, undefined],
  ])('with theme %s on the element and %s for all: %s', async (own, theme, expected) => {
    const element = document.createElement('div')
    if (own) element.setAttribute('data-giftwell-theme', own)
    document.body.append(element)
    await act(async () => mountWidget(element, Slow, { store, theme }))
    expect(element.querySelector<HTMLElement>('.gw-root')?.dataset.giftwellTheme).toBe(expected)
  })

  it.each([
    ['en-US', 'ltr'],
    ['he-IL', 'rtl'],
  ])('on any page, texts in the language of %s run %s', async (locale, dir) => {
    const element = document.createElement('div')
    document.body.append(element)
    const local = createStore({ api: createClient(), format: { locale } })
    await act(async () => mountWidget(element, Slow, { store: local }))
    expect(element.querySelector<HTMLElement>('.gw-root')?.dir).toBe(dir)
  })

  it('does not send a form of the page by Enter', async () => {
    document.body.innerHTML = '<form><div></div></form>'
    const element = document.querySelector('div') ?? document.body
    await act(async () => mountWidget(element, () => <input name="code" />, { store }))
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    element.querySelector('input')?.dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
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

  it('is told, costs its root only, and can be tried again', async () => {
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
