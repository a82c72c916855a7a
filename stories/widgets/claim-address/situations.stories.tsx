import preview from '../../../.storybook/preview'
import { atWidth } from '../../../.storybook/viewports'
import { longestClaim } from '../../../mocks/scenarios'
import { longestText, zoomed } from '../../support/situations/device'
import { claimPage, scene } from './page'
import { probe, s } from './probe'

const meta = preview.meta({ title: 'Widgets/claim-address/Situations', ...claimPage })

export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
export const Loading = meta.story(s.loading)
export const Slow = meta.story(s.slow)
export const LoadFailed = meta.story(s.loadFailed)
export const HtmlInstead = meta.story(s.htmlInstead)
export const EmptyAnswer = meta.story(s.emptyAnswer)
export const WrongShape = meta.story(s.wrongShape)
export const Offline = meta.story(s.offline)
export const NoConnection = meta.story(s.noConnection)
export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({
  ...scene(longestClaim, 'longest text'),
  play: longestText(probe),
})
export const Narrow = meta.story({
  ...scene(longestClaim, 'narrow'),
  globals: atWidth('narrow'),
  play: longestText(probe),
})
export const Zoomed = meta.story({
  ...scene(longestClaim, 'narrow'),
  tags: ['proves-zoom'],
  globals: atWidth('zoomed'),
  play: zoomed(probe),
})
export const ForcedColors = meta.story(s.forcedColors)
export const PageDataMissing = meta.story(s.pageDataMissing)
export const PageDataMalformed = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)
