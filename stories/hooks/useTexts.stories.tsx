import preview from '../../.storybook/preview'
import { emptyCart } from '../../mocks/scenarios'
import { useTexts } from '../../src/hooks'
import { promoTexts } from '../../src/texts/code'
import { bare, sees } from '../support'
import { showing } from './bare'

/** The texts of a noun, some of them the host's own. */
const BareTexts = showing(() => {
  const { accepted, invalid } = useTexts(promoTexts)
  return { rows: [accepted, invalid] }
})

const meta = preview.meta({ title: 'Hooks/useTexts', component: BareTexts })

/** The house says it its own way; what it leaves alone stays word for word. */
export const Overridden = meta.story(
  bare(
    emptyCart,
    { texts: { 'promo.accepted': 'Done – your code is on.' } },
    sees(['Done – your code is on.', 'The code you provided is either expired or invalid.']),
  ),
)
