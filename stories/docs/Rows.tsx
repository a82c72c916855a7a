import { Markdown, Source } from '@storybook/addon-docs/blocks'
import type { GenericSchema } from 'valibot'
import { jsonSchemaOf } from '../../scripts/package/openapi'
import type { AnyEndpoint } from '../../src/api/account'
import type { Row } from '../../src/api/row'
import { accountRows, rows } from './tables/endpoints'
import { code, plain } from './tables/table'

/** Applies the style of Storybook's own text to ours. */
const SECTION = { marginBlockStart: 32, fontFamily: '"Nunito Sans", sans-serif', fontSize: 14 }

/** Every row of both tables, with the schemas of its request and its response. */
export function Rows() {
  return [...rows, ...accountRows].map(([name, row]) => (
    <RowDetail key={name} name={name} row={row} />
  ))
}

function RowDetail({ name, row }: { name: AnyEndpoint; row: Row }) {
  const { method, path, summary, query, body, answer, isRepeatSafe, stale, timeoutMs } = row
  const facts = [
    isRepeatSafe ? 'The client repeats it by itself, twice at most.' : 'It is sent once.',
    stale.length > 0 && `It makes stale: ${stale.join(', ')}.`,
    timeoutMs && `It may take ${timeoutMs / 1000} s.`,
    !answer && 'There is no answer.',
  ].filter(Boolean)
  const text = [`### ${name}`, code(`${method} ${path}`), plain(`${summary} ${facts.join(' ')}`)]
  return (
    <section id={name.toLowerCase()} style={SECTION}>
      <Markdown>{text.join('\n\n')}</Markdown>
      <Schema title="Query" schema={query} />
      <Schema title="Body" schema={body} />
      <Schema title="Answer" schema={answer} />
    </section>
  )
}

function Schema({ title, schema }: { title: string; schema: GenericSchema | null | undefined }) {
  if (!schema) return null
  return (
    <details>
      <summary style={{ paddingBlock: 4 }}>{title}</summary>
      <Source language="json" code={JSON.stringify(jsonSchemaOf(schema), null, 2)} />
    </details>
  )
}
