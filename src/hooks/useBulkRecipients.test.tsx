import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../api/client/client'
import type { ListOutcome, UseBulkRecipientsResult } from './useBulkRecipients'

let isMissing = false
beforeEach(() => {
  vi.resetModules()
  vi.doMock('../store/recipient/bulk/tables', async (original) => {
    if (isMissing) throw new Error('not there')
    return original()
  })
})
afterEach(async () => act(async () => cleanup()))

const LIST = 'First name,Last name\nAnn,Ode'

interface Got {
  bulk?: UseBulkRecipientsResult
}

function List({ got, use }: { got: Got; use: () => UseBulkRecipientsResult }) {
  got.bulk = use()
  return null
}

/** The hook on a separate page, with its own modules. */
async function aList() {
  const { createStore } = await import('../store/core/createStore')
  const { StoreProvider } = await import('./StoreProvider')
  const { useBulkRecipients } = await import('./useBulkRecipients')
  const got: Got = {}
  const store = createStore({ api: createClient() })
  render(
    <StoreProvider store={store}>
      <List got={got} use={useBulkRecipients} />
    </StoreProvider>,
  )
  const take = (read: (bulk: UseBulkRecipientsResult) => Promise<ListOutcome>) =>
    act(async () => got.bulk && read(got.bulk))
  return { got, store, take }
}

it.each<[string, (bulk: UseBulkRecipientsResult) => Promise<ListOutcome>]>([
  ['pasted', (bulk) => bulk.readText(LIST)],
  ['in a file', (bulk) => bulk.readFile(new Blob([LIST]))],
])('a list %s that cannot be read yet is read the next time', async (_, read) => {
  const { got, take } = await aList()
  isMissing = true
  expect(await take(read)).toEqual({ status: 'failed', reason: 'not-loaded' })
  expect(got.bulk?.table).toBeNull()
  isMissing = false
  expect(await take(read)).toEqual({ status: 'read', isMapped: true })
  expect(got.bulk?.table?.cells).toHaveLength(2)
})

it('forgets a list when its customer signs out', async () => {
  const { got, store, take } = await aList()
  await take((bulk) => bulk.readText(LIST))
  act(() => got.bulk?.choose({ shipmentId: 1 }))
  act(() => store.events.emit('signed-out', {}))
  expect(got.bulk).toMatchObject({ table: null, rows: [], choice: null })
})

it('can write the remaining rows once the code for it is loaded', async () => {
  const { got } = await aList()
  isMissing = true
  expect(await got.bulk?.failedCsv()).toEqual({ status: 'failed', reason: 'not-loaded' })
  isMissing = false
  expect(await got.bulk?.failedCsv()).toEqual({ status: 'written', text: 'reason\r\n' })
})

it('treats a file that is not text, such as a workbook, as empty', async () => {
  const { take } = await aList()
  const workbook = new Blob(['PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml,\u0000'])
  expect(await take((bulk) => bulk.readFile(workbook))).toEqual({ status: 'empty' })
})

it('accepts an empty file', async () => {
  const { take } = await aList()
  expect(await take((bulk) => bulk.readText(' \n '))).toEqual({ status: 'empty' })
})
