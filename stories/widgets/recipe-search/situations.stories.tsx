import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fiveRecipients } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/recipe-search/app'
import { listen, noWorld, stageOf, whileOffline } from '../../support'
import { house } from '../../support/recipes'
import { written } from '../../support/written'
import { FOUND, Page, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/recipe-search/Situations',
  component: Page,
  args: FOUND,
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, the input is kept, and the failure is shown. */
export const Offline = meta.story(
  scene(
    fiveRecipients,
    { state: 'offline', searchRecipes: () => Promise.reject(new Error('offline')) },
    async ({ canvas, userEvent }) => {
      await whileOffline(async () => {
        const field = canvas.getByRole('combobox', { name: 'Search recipes' })
        await userEvent.clear(field)
        await userEvent.type(field, 'brisket{Enter}')
        await expect(await canvas.findByText('We couldn’t load recipes.')).toBeVisible()
        await expect(field).toHaveValue('brisket')
      })
    },
  ),
)

/** Typing narrows the results: the number is announced once, although the filters change. */
export const Narrowed = meta.story(
  scene(
    fiveRecipients,
    { state: 'filters', searchRecipes: house },
    async ({ canvas, canvasElement, userEvent }) => {
      const field = canvas.getByRole('combobox', { name: 'Search recipes' })
      await userEvent.clear(field)
      await userEvent.type(field, 'fi')
      await canvas.findByRole('heading', { name: '3 recipes for “fi”' })
      const said = listen(canvasElement.ownerDocument.body)
      await userEvent.type(field, 'le')
      await said.until('1 recipe for “file”')
      await said.once('1 recipe')
    },
  ),
)

export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** Without page data, only the search is shown. */
export const PageDataMissing = meta.story({
  render: written(Page, pageData, '{}'),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.getByLabelText('Search recipes')).toBeVisible()
    await expect(canvas.getByText('Try ribeye, weeknight or grill')).toBeVisible()
    await expect(stageOf(id).reported).toEqual([])
  }),
})

export const PageDataMalformed = meta.story({
  render: written(
    Page,
    pageData,
    '{"query":7,"recipes":[7,{"id":"a","title":"Roast","url":"#roast","minutes":"soon"}],"searchUrl":"javascript:alert(1)"}',
  ),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.getByRole('link', { name: 'Roast' })).toBeVisible()
    const field = canvas.getByLabelText<HTMLInputElement>('Search recipes')
    await expect(field.form).not.toHaveAttribute('action')
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

export const RenderCrash = meta.story(s.renderCrash)
