import { scenarioChapters } from '../../docs/tables/scenarios'
import { OURS } from '../../docs/theme/ours'
import { inWords } from './inWords'

const scenarios = scenarioChapters.flatMap(({ heading, scenarios }) =>
  scenarios.map(({ name, text }) => ({ value: name, title: inWords(name), text, group: heading })),
)

/**
 * What a designer can change in every story, in addition to theme and width; an empty value changes nothing.
 */
export const designGlobals = {
  scenario: { description: 'The world that a story is drawn in', items: scenarios },
  brand: { description: 'Brand color, as #rrggbb', ours: OURS.brand },
  radius: { description: 'Corners of fields and buttons, in pixels', ours: OURS.radius },
  texts: {
    description: 'Texts of another length',
    items: [
      { value: 'longer', title: 'Longer by a third' },
      { value: 'accented', title: 'Accented, with marked ends' },
    ],
  },
}
