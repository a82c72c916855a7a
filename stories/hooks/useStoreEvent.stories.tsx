import { useState } from 'react'
import preview from '../../.storybook/preview'
import { promoExpired } from '../../mocks/scenarios'
import { usePromo, useStoreEvent } from '../../src/hooks'
import { bare, sees } from '../support'
import { showing } from './bare'

/** Listens to store events. */
const BareEvents = showing(() => {
  const { apply } = usePromo()
  const [heard, setHeard] = useState<string[]>([])
  useStoreEvent('promo-code-expired', ({ code }) => setHeard((all) => [...all, `expired ${code}`]))
  useStoreEvent('promo-code-accepted', ({ code }) =>
    setHeard((all) => [...all, `accepted ${code}`]),
  )
  return { says: `Heard: ${heard.join(', ')}`, verbs: [['Apply', () => apply('STEAK10')]] }
})

const meta = preview.meta({ title: 'Hooks/useStoreEvent', component: BareEvents })

/** One attempt is one event (design §3). */
export const HeardOnce = meta.story(
  bare(promoExpired, sees('Heard: expired STEAK10', { press: 'Apply' })),
)
