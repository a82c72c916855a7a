import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { fiveRecipients } from '../../../mocks/scenarios'
import { pageData } from '../../../src/widgets/recipe-category/app'
import { noWorld, press, stageOf, whileOffline } from '../../support'
import { cards } from '../../support/recipes'
import { written } from '../../support/written'
import { Page, STEAK, scene } from './page'
import { LONGEST, s } from './probe'

const meta = preview.meta({
  title: 'Widgets/recipe-category/Situations',
  component: Page,
  args: STEAK,
})

export const Ready = meta.story(s.ready)
export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)

/** Offline, loaded recipes stay readable; loading more can be retried. */
export const Offline = meta.story({
  args: { recipes: cards.slice(0, 3), total: 6 },
  ...scene(
    fiveRecipients,
    { state: 'offline', searchRecipes: () => Promise.reject(new Error('offline')) },
    async ({ canvas }) => {
      await whileOffline(async () => {
        await press(canvas, 'Show 3 more')
        await expect(await canvas.findByText('We couldn’t load more recipes.')).toBeVisible()
        await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
      })
    },
  ),
})

export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: LONGEST })
export const Narrowest = meta.story({ ...s.narrow, args: LONGEST })
export const Zoomed = meta.story({ ...s.zoomed, args: LONGEST })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)

/** Without a title, the server-rendered page stays. */
export const PageDataMissing = meta.story({
  render: written(Page, pageData, '{}'),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

export const PageDataMalformed = meta.story({
  render: written(
    Page,
    pageData,
    '{"title":"Steak","total":-1,"recipes":[7,{"id":"a","title":"Roast","url":"#roast","minutes":"soon"},{"title":"x"}]}',
  ),
  ...scene(noWorld, 'page data missing', async ({ canvas, id }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Roast' })).toBeVisible()
    await expect(stageOf(id).reported).toEqual(['page-data-invalid'])
  }),
})

export const RenderCrash = meta.story(s.renderCrash)
