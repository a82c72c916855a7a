import preview from '../../../.storybook/preview'
import { cardPage } from './page'
import { s } from './probe'

const meta = preview.meta({ title: 'Widgets/myaccount-add-edit-card/Situations', ...cardPage })

/** The card whose texts are the longest. */
const LONG = 'profile-7'

export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
export const Loading = meta.story(s.loading)
export const Slow = meta.story(s.slow)
export const ServerDown = meta.story(s.loadFailed)
export const HtmlInstead = meta.story(s.htmlInstead)
export const EmptyAnswer = meta.story(s.emptyAnswer)
export const WrongShape = meta.story(s.wrongShape)
export const Forbidden = meta.story(s.forbidden)
export const Offline = meta.story(s.offline)
export const NoConnection = meta.story(s.noConnection)
export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, args: { card: LONG }, tags: ['wide'] })
export const Narrow = meta.story({ ...s.narrow, args: { card: LONG } })
export const Zoomed = meta.story({ ...s.zoomed, args: { card: LONG } })
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)
export const PageDataMissing = meta.story(s.pageDataMissing)
export const PageDataMalformed = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)
