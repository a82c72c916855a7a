import preview from '../../.storybook/preview'
import { emptyCart } from '../../mocks/scenarios'
import { useFormat } from '../../src/hooks'
import { bare, sees } from '../support'
import { showing } from './bare'

/** An amount, a day and a time, as the store writes them. */
const BareFormat = showing(() => {
  const { money, day, time } = useFormat()
  return { rows: [money(10_995), day({ year: 2026, month: 12, day: 24 }), time(13, 5)] }
})

const meta = preview.meta({ title: 'Hooks/useFormat', component: BareFormat })

/** US formats by default. */
export const American = meta.story(bare(emptyCart, sees(['$109.95', 'Thu, Dec 24', '1:05 PM'])))

/** Amounts, days and times of another locale and currency; texts stay as they are. */
export const German = meta.story(
  bare(
    emptyCart,
    { format: { locale: 'de-DE', currency: 'EUR' } },
    sees([/^109,95\s€$/, 'Do., 24. Dez.', '13:05']),
  ),
)
