import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../api/client/client'
import { createStore } from '../store/core/createStore'
import { type DialogChoice, dialogActions } from '../store/dialog/dialogs'
import { StoreProvider } from './StoreProvider'
import { useAsk } from './useAsk'
import { useDialogs } from './useDialogs'

let answers: DialogChoice[] = []
afterEach(async () => {
  await act(async () => cleanup())
  answers = []
})

interface AskingProps {
  name: string
  presses: Record<string, () => void>
}

function Asking({ name, presses }: AskingProps) {
  const ask = useAsk()
  const press = () => void ask('confirm-merge', { name }).then((choice) => answers.push(choice))
  presses[name] = press
  return (
    <button type="button" onClick={press}>
      {name}
    </button>
  )
}

const Current = () => <p>{JSON.stringify(useDialogs().current?.params ?? null)}</p>

/** Three parts of one page: two that request dialogs, and one that shows them. */
function aPage() {
  const store = createStore({ api: createClient() })
  const presses: Record<string, () => void> = {}
  const [, left] = ['kept', 'left'].map((name) =>
    render(
      <StoreProvider store={store}>
        <Asking name={name} presses={presses} />
      </StoreProvider>,
    ),
  )
  render(
    <StoreProvider store={store}>
      <Current />
    </StoreProvider>,
  )
  const press = (name: string) => act(async () => screen.getByText(name).click())
  return { left, press, presses, store }
}

it('a dialog closes with the part of the page that requested it', async () => {
  const { left, press } = aPage()
  await press('left')
  expect(screen.getByText('{"name":"left"}')).toBeDefined()
  await act(async () => left?.unmount())
  expect(screen.getByText('null')).toBeDefined()
  expect(answers).toEqual([null])
})

it('keeps the dialogs of other parts', async () => {
  const { left, press } = aPage()
  await press('left')
  await press('kept')
  await act(async () => left?.unmount())
  expect(screen.getByText('{"name":"kept"}')).toBeDefined()
})

it('ignores requests of unmounted parts', async () => {
  const { left, presses } = aPage()
  await act(async () => left?.unmount())
  await act(async () => presses.left?.())
  expect(screen.getByText('null')).toBeDefined()
  expect(answers).toEqual([null])
})

it('ends without a choice, not as dismissed, if the page can show none', async () => {
  const { press, store } = aPage()
  await press('left')
  await press('kept')
  let tries = 0
  await act(async () => store.use(dialogActions).cannotShow(() => (tries += 1)))
  expect(screen.getByText('null')).toBeDefined()
  expect([answers, tries]).toEqual([[undefined, undefined], 0])
  await press('left')
  await press('kept')
  expect(tries).toBe(1)
})
