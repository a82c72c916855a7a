import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../src/api/client/client'
import { Slot } from '../../src/hooks/Slot'
import { createStore } from '../../src/store/core/createStore'
import { mountWidget } from './mountWidget'

const store = createStore({ api: createClient() })

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function WithSlot() {
  return (
    <>
      <form>
        <input name="own" />
      </form>
      <Slot name="note">none</Slot>
    </>
  )
}

it('a widget does not submit the page’s form on Enter', async () => {
  document.body.innerHTML = '<form><div></div></form>'
  const element = document.querySelector('div') ?? document.body
  await act(async () => mountWidget(element, () => <input name="code" />, { store }))
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  element.querySelector('input')?.dispatchEvent(enter)
  expect(enter.defaultPrevented).toBe(true)
})

it('a widget keeps its own events from the page, but not those of the page’s markup in a slot', async () => {
  document.body.innerHTML =
    '<div><template data-giftwell-slot="note"><form><input name="page"></form></template></div>'
  const element = document.querySelector('div') ?? document.body
  await act(async () => mountWidget(element, WithSlot, { store }))
  const heard: unknown[] = []
  const listen = ({ type, target }: Event) =>
    heard.push([type, (target as Element).querySelector('input')?.name ?? 'field'])
  for (const type of ['keydown', 'submit']) element.addEventListener(type, listen)
  for (const name of ['own', 'page']) {
    const field = element.querySelector(`[name="${name}"]`)
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    field?.closest('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  }
  expect(heard).toEqual([
    ['keydown', 'field'],
    ['submit', 'page'],
  ])
})
