import preview from '../../../.storybook/preview'
import CheckoutError from '../../../src/widgets/checkout-error'
import { s } from './probe'

const meta = preview.meta({
  title: 'Widgets/checkout-error/Situations',
  component: CheckoutError,
  args: { reason: 'ordered', reference: 'W'.repeat(40), isNotCharged: true },
})

export const Keyboard = meta.story(s.keyboard)
export const Targets = meta.story(s.targets)
export const Forbidden = meta.story(s.forbidden)
export const ChunkFailed = meta.story(s.chunkFailed)
export const LongestText = meta.story({ ...s.longestText, tags: ['wide'] })
export const Narrow = meta.story(s.narrow)
export const Zoomed = meta.story(s.zoomed)
export const Wide = meta.story(s.wide)
export const ForcedColors = meta.story(s.forcedColors)
export const PageDataMissing = meta.story(s.pageDataMissing)
export const PageDataMalformed = meta.story(s.pageDataMalformed)
export const RenderCrash = meta.story(s.renderCrash)
