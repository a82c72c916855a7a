import preview from '../../.storybook/preview'
import { emptyCart } from '../../mocks/scenarios'
import { useTexts } from '../../src/hooks'
import { promoTexts } from '../../src/texts/code'
import { bare, sees } from '../support'

/** The texts of a noun, some of them the host's own. */
function BareTexts() {
  const texts = useTexts(promoTexts)
  return (
    <ul>
      <li>{texts.accepted}</li>
      <li>{texts.invalid}</li>
    </ul>
  )
}

const meta = preview.meta({ title: 'Hooks/useTexts', component: BareTexts })

/** The house says it its own way; what it leaves alone stays word for word. */
export const Overridden = meta.story(
  bare(
    emptyCart,
    { texts: { 'promo.accepted': 'Done – your code is on.' } },
    sees(['Done – your code is on.', 'The code you provided is either expired or invalid.']),
  ),
)
