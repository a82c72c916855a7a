import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { dataBy } from '../../../embed/page/data/rootData'
import { boxForEleanor } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/pdp/app'
import { noWorld, stageOf } from '../../support'
import { addButton, dataOf, Page, people, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/pdp/Situations',
  component: Page,
  args: dataOf('ribeye'),
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
export const Forbidden = meta.story(s.forbidden)
export const Offline = meta.story(s.offline)
export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)
export const NoPage = meta.story(s.pageDataMissing)
export const OddPage = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)

/** A root as written by the page, parsed once like in the embed. */
function Written({ json, report }: { json: string; report(code: string): void }) {
  const [data] = useState(() => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
    return dataBy(pageData)(root, 'pdp', undefined, report)
  })
  return <Page {...data} />
}

const written =
  (data: unknown) =>
  (_args: unknown, { id }: { id: string }) => (
    <Written json={JSON.stringify(data)} report={(code) => stageOf(id).reported.push(code)} />
  )

/** Without a product, nothing is rendered: the server's HTML stays, and it is reported. */
export const PageDataMissing = meta.story({
  render: written({ details: 'Of no product.' }),
  ...scene(noWorld, 'page data missing', async ({ canvasElement, id }) => {
    await expect(canvasElement.querySelector('.gw-pdp')).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

/** Valid data is used: the product can be bought, and invalid values count as absent. */
export const PageDataMalformed = meta.story({
  render: written({
    ...dataOf('ribeye'),
    details: 7,
    similarUrl: 'javascript:alert(1)',
    delivery: [{ order_by: 'soon', arrives: 'Christmas' }, null],
    recipes: [{ title: 'Bad', url: 'javascript:alert(1)' }, 7],
    addOns: [null, { item_id: 'x' }],
    club: { months: ['a'] },
  }),
  ...scene(boxForEleanor, 'page data missing', async ({ canvas, id }) => {
    const { findByRole } = await people(canvas)
    ;(await findByRole('checkbox', { name: /^Eleanor.*In your cart/ })).click()
    await expect(await addButton(canvas, 'Add for Eleanor')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Details')).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})
