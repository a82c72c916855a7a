import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { dataBy } from '../../../embed/page/data/rootData'
import { customerLooking } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/pcp/app'
import { noWorld, press, stageOf, whileOffline } from '../../support'
import { expectCount, listOf, openFilter, Page, STEAKS, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({ title: 'Widgets/pcp/Situations', component: Page, args: STEAKS })

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, the list can be filtered; adding waits for the connection. */
export const Offline = meta.story(
  scene(customerLooking, 'offline', async ({ canvas, id }) => {
    await listOf(canvas)
    await press(canvas, 'Add New York Strip, Two 10 oz steaks')
    const dialog = within(await screen.findByRole('dialog', { name: 'New York Strip' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Eleanor/ }))
    await whileOffline(async () => {
      const add = dialog.getByRole('button', { name: 'Add for Eleanor' })
      await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const price = await openFilter(canvas, 'Price')
      await userEvent.click(price.getByRole('checkbox', { name: /^\$200/ }))
      await expectCount(canvas, '3 gifts')
    })
    await expect(stageOf(id).backend.count('putLineItems')).toBe(0)
  }),
)

export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** A root as written by the page, parsed once like in the embed. */
function Written({ json, report }: { json: string; report(code: string): void }) {
  const [data] = useState(() => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
    return dataBy(pageData)(root, 'pcp', undefined, report)
  })
  return <Page {...data} />
}

const written =
  (json: string) =>
  (_args: unknown, { id }: { id: string }) => (
    <Written json={json} report={(code) => stageOf(id).reported.push(code)} />
  )

/** Without page data, the server's HTML stays, and this is reported. */
export const PageDataMissing = meta.story({
  render: written(''),
  ...scene(noWorld, 'page data missing', async ({ canvas, canvasElement, id }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvasElement.querySelector('[data-giftwell-app]')).not.toHaveTextContent('gift')
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

/** Valid data is used: a product with a name, a filter with choices. */
export const PageDataMalformed = meta.story({
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    const { names, queryByRole } = await listOf(canvas, 'Hams')
    await expect(names()).toEqual(['Ham', 'Turkey'])
    await expect(queryByRole('link', { name: 'Turkey' })).toBeNull()
    await expect(queryByRole('button', { name: /^Filter/ })).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
  render: written(
    '{"title":"Hams","pageSize":-1,"filters":[{"key":"sort","label":"Sort"},7],"products":[7,{"item_id":1},{"item_id":1,"name":"Ham","url":"/ham","skus":[{"sku_id":1,"price":9}]},{"item_id":2,"name":"Turkey","url":"javascript:alert(1)","skus":[{"sku_id":2,"price":9}]}]}',
  ),
})

export const RenderCrash = meta.story(s.renderCrash)
