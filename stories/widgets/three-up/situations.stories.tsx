import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { dataBy } from '../../../embed/page/data/rootData'
import { fiveRecipients } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/three-up/app'
import { noWorld, press, stageOf, whileOffline } from '../../support'
import { FAVORITES, Page, row, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/three-up/Situations',
  component: Page,
  args: FAVORITES,
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, nothing is added, and nothing is sent later. */
export const Offline = meta.story(
  scene(fiveRecipients, { state: 'offline' }, async ({ canvas, canvasElement, id }) => {
    const { getByRole } = await row(canvas)
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(getByRole('button', { name: /^Add The Grand Gathering/ }))
    const dialog = within(await body.findByRole('dialog', { name: 'The Grand Gathering' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Myself/ }))
    await whileOffline(async () => {
      await press(dialog, 'Add for myself')
      await expect(dialog.getByRole('checkbox', { name: /^Myself/ })).toBeChecked()
    })
    await expect(stageOf(id).backend.count('putLineItems')).toBe(0)
  }),
)

export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({
  ...s.longestText,
  args: LONGEST,
  render: (args) => <Page {...args} />,
})
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** A root as written by the page, parsed once like in the embed. */
function Written({ json, report }: { json: string; report(code: string): void }) {
  const [data] = useState(() => {
    const root = document.createElement('div')
    root.innerHTML = `<script type="application/json" data-giftwell-props>${json}</script>`
    return dataBy(pageData)(root, 'three-up', undefined, report)
  })
  return <Page {...data} />
}
const written =
  (json: string) =>
  (_args: unknown, { id }: { id: string }) => (
    <Written json={json} report={(code) => stageOf(id).reported.push(code)} />
  )

/** Missing page data is not an error here: there is nothing to show. */
export const PageDataMissing = meta.story({
  render: written('{}'),
  ...scene(noWorld, 'page data missing', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All gifts' })).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  }),
})

/** Valid data is used: one card of four; unsafe URLs are ignored. */
export const PageDataMalformed = meta.story({
  render: written(
    '{"heading":"Favorite gifts","headingLevel":9,"href":"javascript:alert(1)","linkText":"Go","cards":[7,{"text":"no title"},{"product":{"name":"x"}},{"title":"Our farms","href":"//evil.test"}]}',
  ),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    const { getAllByRole, queryByRole, getByRole } = await row(canvas)
    await expect(getAllByRole('listitem')).toHaveLength(1)
    await expect(getByRole('heading', { level: 3, name: 'Our farms' })).toBeVisible()
    await expect(queryByRole('link')).toBeNull()
    await expect(stageOf(id).reported[0]).toBe('page-data-invalid')
  }),
})

export const RenderCrash = meta.story(s.renderCrash)
