import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { noWorld } from '../../support'
import { ALL, expectCount, type ListArgs, listOf, openFilter, Page, scene } from './page'

/** Follows a link and comes back: the page is rebuilt at the same history entry. */
function Visits(args: ListArgs) {
  const [visit, setVisit] = useState<number | null>(1)
  function leave() {
    // `persisted`, because the mock server treats any other as the end of the page.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    setVisit(null)
  }
  return visit === null ? (
    <button type="button" onClick={() => setVisit(2)}>
      Back to the list
    </button>
  ) : (
    <>
      <Page key={visit} {...args} />
      <button type="button" onClick={leave}>
        To a product
      </button>
    </>
  )
}

const meta = preview.meta({ title: 'Widgets/pcp/Back', component: Visits, args: ALL })

const STATE = 'back navigation restores scroll and filters'

/** Restores the number of products, filters, sort order and scroll position. */
export const FromProduct = meta.story(
  scene(noWorld, STATE, async ({ canvas }) => {
    const price = await openFilter(canvas, 'Price')
    await userEvent.click(price.getByRole('checkbox', { name: /^Under \$50/ }))
    await userEvent.keyboard('{Escape}')
    const before = await listOf(canvas, 'All gifts')
    await userEvent.click(await canvas.findByRole('button', { name: /^Show \d+ more$/ }))
    await waitFor(() => expect(before.names().length).toBeGreaterThan(12))
    const names = before.names()
    scrollTo(0, 900)
    await userEvent.click(canvas.getByRole('button', { name: 'To a product' }), {
      pointerEventsCheck: 0,
    })
    scrollTo(0, 0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the list' }))
    const after = await listOf(canvas, 'All gifts')
    await waitFor(() => expect(after.names()).toEqual(names))
    await waitFor(() => expect(scrollY).toBeGreaterThan(500))
    await expect(after.getByRole('button', { name: /^Remove filter Under/ })).toBeVisible()
  }),
)

/** Each choice is a history entry that Back reverts. */
export const FromFilter = meta.story(
  scene(noWorld, STATE, async ({ canvas }) => {
    const kind = await openFilter(canvas, 'Kind')
    await userEvent.click(kind.getByRole('checkbox', { name: /^Seafood/ }))
    await expectCount(canvas, '4 gifts')
    history.back()
    await expectCount(canvas, `${ALL.products.length} gifts`)
    const { queryByRole } = await listOf(canvas, 'All gifts')
    await expect(queryByRole('button', { name: /^Remove/ })).toBeNull()
    history.forward()
    await expectCount(canvas, '4 gifts')
  }),
)
