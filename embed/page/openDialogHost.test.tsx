import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../src/api/client/client'
import { dialogView } from '../../src/parts/dialog/LazyDialogView'
import { createStore } from '../../src/store/core/createStore'
import { dialogActions } from '../../src/store/dialog/dialogs'
import type { Bridge, Page } from './bridge'
import { openDialogHost } from './openDialogHost'

// As on a page that has loaded them, so that no wait includes it.
beforeAll(() => Promise.all([import('./dialogHost'), dialogView.load()]), 60_000)
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  document.body.replaceChildren()
  await settled()
  vi.unstubAllGlobals()
})

/** Waits until a removed host is replaced, or not. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))

const hosts = () => document.querySelectorAll('[data-giftwell-dialogs]').length
const inAct = (check: () => void) => act(() => vi.waitFor(check))

/** A page with a root and an open host, and its dialogs. */
async function aPage() {
  document.body.innerHTML = '<div class="gw-root"></div>'
  const store = createStore({ api: createClient() })
  const open = () =>
    openDialogHost(
      { tell: vi.fn() } as Partial<Bridge> as Bridge,
      { store } as Partial<Page> as Page,
    )
  open()
  await inAct(() => expect(hosts()).toBe(1))
  return { open, ...store.use(dialogActions) }
}

it('a host that the page removes under a remaining root is opened again, with its dialog', async () => {
  const { ask } = await aPage()
  await act(async () => void ask('unsaved-changes', {}))
  await screen.findByRole('alertdialog')
  await act(async () => document.querySelector('[data-giftwell-dialogs]')?.remove())
  await act(async () => {})
  expect([hosts(), document.body.style.pointerEvents]).toEqual([0, ''])
  await inAct(() => expect(hosts()).toBe(1))
  await screen.findByRole('alertdialog')
})

it('a host that the page removes with all roots is not opened again', async () => {
  await aPage()
  await act(async () => document.body.replaceChildren())
  await settled()
  expect(hosts()).toBe(0)
})

it('a host that the page removes with an element around it is replaced when the next app opens', async () => {
  const { ask, open } = await aPage()
  const wrapper = document.createElement('main')
  wrapper.append(...document.body.childNodes)
  await act(async () => document.body.append(wrapper))
  await act(async () => wrapper.replaceChildren())
  await act(async () => open())
  await inAct(() => expect(hosts()).toBe(1))
  await act(async () => void ask('unsaved-changes', {}))
  await screen.findByRole('alertdialog')
})
