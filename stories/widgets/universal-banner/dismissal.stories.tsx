import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { saleDaysLeft } from '../../../mocks/scenarios'
import { createClient } from '../../../src/api/client/client'
import { StoreProvider, useStore } from '../../../src/hooks'
import { createStore } from '../../../src/store/core/createStore'
import { deniedStorage, memoryStorage } from '../../../testing/storage'
import { noPlace, Page, SALE, scene, strip } from './page'

interface TabProps {
  tabStorage: Storage
}

/** A browser tab, whose next page starts with only the tab's storage. */
function Tab({ tabStorage }: TabProps) {
  const { now } = useStore()
  const open = () => createStore({ api: createClient(), clock: now, tabStorage })
  const [page, setPage] = useState(() => ({ store: open(), number: 1 }))
  return (
    <>
      <StoreProvider key={page.number} store={page.store}>
        <Page {...SALE} />
      </StoreProvider>
      <button
        type="button"
        onClick={() => setPage(({ number }) => ({ store: open(), number: number + 1 }))}
      >
        Next page
      </button>
      <p>Page {page.number}</p>
    </>
  )
}

const meta = preview.meta({ title: 'Widgets/universal-banner/Dismissal', component: Tab })

/** Hidden for the tab's session; focus moves to the next element. */
export const Dismissed = meta.story({
  ...scene(saleDaysLeft, 'dismissed (remembered)', async ({ canvas, canvasElement }) => {
    const { getByRole } = await strip(canvas)
    await expect(getByRole('timer')).toHaveTextContent('2d 10h left')
    getByRole('button', { name: 'Hide this offer' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => noPlace(canvas, canvasElement))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Filet Mignon' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('Page 2')
    await waitFor(() => noPlace(canvas, canvasElement))
  }),
  render: () => {
    const { storage } = memoryStorage()
    return <Tab tabStorage={storage} />
  },
})

/** Without storage, it is hidden on this page, and shown again on the next. */
export const StorageDenied = meta.story({
  ...scene(saleDaysLeft, 'storage denied (reappears next page, works)'),
  args: { tabStorage: deniedStorage() },
  play: async ({ canvas, canvasElement }) => {
    const { getByRole } = await strip(canvas)
    await expect(getByRole('timer')).toHaveTextContent('2d 10h left')
    await userEvent.click(getByRole('button', { name: 'Hide this offer' }))
    await waitFor(() => noPlace(canvas, canvasElement))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('Page 2')
    await expect((await strip(canvas)).element).toHaveTextContent(SALE.text)
  },
})
