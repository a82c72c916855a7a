import { callTable } from '../../stories/docs/tables/endpoints'
import { eventTable } from '../../stories/docs/tables/events'
import { hookReference } from '../../stories/docs/tables/hooks'
import { constantTable, limitTable } from '../../stories/docs/tables/limits'
import { outcomeTable, reasonTable } from '../../stories/docs/tables/outcomes'
import { code, table } from '../../stories/docs/tables/table'
import { declineTable, giftCardTable, promoTable } from '../../stories/docs/tables/testCodes'
import * as kit from '../../stories/docs/tables/testingKit'
import { textTable } from '../../stories/docs/tables/texts'
import { tokenGroups } from '../../stories/docs/tables/tokens'

type Chapter = readonly [heading: string, text: string]

const page = (title: string, ...chapters: readonly (string | Chapter)[]): string =>
  `${[`# ${title}`, ...chapters.map((one) => (typeof one === 'string' ? one : `## ${one[0]}\n\n${one[1]}`))].join('\n\n')}\n`

const tokenChapters = (): Chapter[] =>
  [...tokenGroups].map(([group, tokens]) => [
    group.charAt(0).toUpperCase() + group.slice(1),
    table(
      ['Token', 'Light, or always', 'Dark'],
      tokens.map(({ name, light, dark }) => [code(name), code(light), code(dark)]),
    ),
  ])

/** Storybook's reference pages as files, for readers who only have the package. */
export const referencePages = (): Readonly<Record<string, string>> => ({
  'hooks.md': page('Hooks', hookReference().replace(/\n\n\[[^\]]*\]\(\?path=[^)]*\)/g, '')),
  'events.md': page('Events', eventTable()),
  'outcomes.md': page('Outcomes', ['Statuses', outcomeTable()], ['Reasons', reasonTable()]),
  'texts.md': page('Texts', textTable()),
  'rules.md': page('Rules', ['Constants', constantTable()], ['Limits of fields', limitTable()]),
  'contract.md': page('The contract', callTable()),
  'tokens.md': page('Tokens', ...tokenChapters()),
  'testing.md': page(
    'Testing kit',
    ['Promo codes', promoTable()],
    ['Gift cards', giftCardTable()],
    ['Cards: words that make a payment fail', declineTable()],
    ['createBackend', kit.optionTable()],
    ['A backend', kit.backendTable()],
    ['Builders', kit.builderTable()],
    ['Scenarios', kit.scenarioTables()],
    ['Faults', kit.faultTable()],
  ),
})
