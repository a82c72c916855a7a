import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fiveRecipients } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/recipe/app'
import { noWorld, stageOf, whileOffline } from '../../support'
import { written } from '../../support/written'
import { HOME, Page, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({ title: 'Widgets/recipe/Situations', component: Page, args: HOME })

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, loaded recipes stay readable, and a failed search keeps the input. */
export const Offline = meta.story(
  scene(
    fiveRecipients,
    { state: 'offline', searchRecipes: () => Promise.reject(new Error('offline')) },
    async ({ canvas, userEvent }) => {
      await whileOffline(async () => {
        const field = canvas.getByRole('combobox', { name: 'Search recipes' })
        await userEvent.type(field, 'ribeye')
        await new Promise((resolve) => setTimeout(resolve, 400))
        await expect(canvas.queryByRole('listbox')).toBeNull()
        await expect(field).toHaveValue('ribeye')
        await expect(canvas.getByRole('article')).toBeVisible()
      })
    },
  ),
)

export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** Without page data, says that new recipes are coming. */
export const PageDataMissing = meta.story({
  render: written(Page, pageData, '{}'),
  ...scene(noWorld, 'page data missing', async ({ canvas }) => {
    await expect(canvas.getByText('New recipes are on the way.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
})

/** Valid data is used, and invalid data is reported. */
export const PageDataMalformed = meta.story({
  render: written(
    Page,
    pageData,
    '{"hero":{"title":"x"},"latest":[7,{"id":"a","title":"Roast","url":"#roast"},{"id":"b","title":"Bad","url":"javascript:1"}]}',
  ),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Roast' })).toBeVisible()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

export const RenderCrash = meta.story(s.renderCrash)
