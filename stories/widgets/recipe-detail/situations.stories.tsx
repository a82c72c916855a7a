import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { oneShipment } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/recipe-detail/app'
import { noWorld, press, stageOf, whileOffline } from '../../support'
import { written } from '../../support/written'
import { DINNER, Page, part, rowOf, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/recipe-detail/Situations',
  component: Page,
  args: DINNER,
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, the recipe is usable; nothing is added later without the shopper. */
export const Offline = meta.story(
  scene(oneShipment, { state: 'offline' }, async ({ canvas, canvasElement, id }) => {
    const row = await rowOf(canvas, 'Filet Mignon')
    await userEvent.click(row.getByRole('button', { name: /^Add Filet Mignon/ }))
    const body = within(canvasElement.ownerDocument.body)
    const dialog = within(await body.findByRole('dialog', { name: 'Filet Mignon' }))
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
export const Narrowest = meta.story({
  ...s.narrow,
  args: LONGEST,
  render: (args) => <Page {...args} />,
})
export const Zoomed = meta.story({
  ...s.zoomed,
  args: LONGEST,
  render: (args) => <Page {...args} />,
})
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** Without page data, the server's HTML stays, and this is reported. */
export const PageDataMissing = meta.story({
  render: written(Page, pageData, ''),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

/** Valid data is used: the valid step; unsafe URLs and invalid servings are ignored. */
export const PageDataMalformed = meta.story({
  render: written(
    Page,
    pageData,
    '{"recipe":{"id":"a","title":"Ribeye","servings":-1,"image":"javascript:alert(1)","steps":[7,{"text":"Sear it."}],"ingredients":[{"amount":2},{"name":"salt","amount":"much"}]},"products":[{"name":"x"}],"saveUrl":"//evil.test"}',
  ),
  ...scene(noWorld, 'page data missing', async ({ canvas, canvasElement, id }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ribeye' })).toBeVisible()
    const { getByText } = await part(canvas, 'Steps')
    await expect(getByText('Sear it.')).toBeVisible()
    await expect(
      (await part(canvas, 'Ingredients')).getByRole('checkbox', { name: 'salt' }),
    ).toBeVisible()
    await expect(canvasElement.querySelector('img, form')).toBeNull()
    await expect(canvas.queryByText('Servings')).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

export const RenderCrash = meta.story(s.renderCrash)
