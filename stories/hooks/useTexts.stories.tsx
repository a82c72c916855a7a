import preview from '../../.storybook/preview'
import { emptyCart } from '../../mocks/scenarios'
import { useTexts } from '../../src/hooks'
import { promoTexts } from '../../src/texts/code'
import { bare, sees } from '../support'
import { showing } from './bare'

/** A group of texts, some overridden by the host. */
const BareTexts = showing(() => {
  const { accepted, invalid } = useTexts(promoTexts)
  return { rows: [accepted, invalid] }
})

const meta = preview.meta({ title: 'Hooks/useTexts', component: BareTexts })

/** The host overrides some texts; the others stay unchanged. */
export const Overridden = meta.story(
  bare(
    emptyCart,
    { texts: { 'promo.accepted': 'Done – your code is on.' } },
    sees(['Done – your code is on.', 'The code you provided is either expired or invalid.']),
  ),
)
