import type { ReactNode } from 'react'
import { fitField } from '../../../domain/limits'
import type { BulkRow } from '../../../domain/recipient/bulk/bulkRows'
import { useTexts } from '../../../hooks'
import { addressTexts } from '../../../texts/address'
import { bulkTexts } from '../../../texts/bulk'
import { fill } from '../../../texts/catalogue'
import { Message } from '../../../ui'
import { problemText } from '../problemText'

/** Number of rows listed individually; the rest are counted. */
const SHOWN = 20

/** Notes on the rows before they are sent: invalid ones, duplicates, truncated texts. */
export function RowNotes({ rows }: { rows: readonly BulkRow[] }) {
  const texts = useTexts(bulkTexts)
  const fields = useTexts(addressTexts)
  const wrong = rows.filter(({ problems }) => problems.size > 0)
  const twice = rows.filter(({ sameAs, problems }) => sameAs !== null && problems.size === 0)
  const saved = rows.filter((row) => row.saved !== null && row.problems.size === 0)
  const problems = wrong.map(({ place, problems: found }) => ({
    key: String(place),
    text: fill(texts.problemRow, {
      place,
      problem: [...found].map(([field, one]) => problemText(field, one, fields)).join(' '),
    }),
  }))
  const cuts = rows.flatMap(({ place, cuts: found }) =>
    [...found].map(([field, text]) => ({
      key: `${place} ${field}`,
      text: fill(texts.cutRow, {
        place,
        field: texts[`field.${field}`],
        text: text.length > 60 ? `${text.slice(0, 60)}…` : text,
        cut: field === 'state' ? text : short(fitField(field, text).text),
      }),
    })),
  )
  return (
    <>
      {wrong.length > 0 && (
        <Message
          tone="warn"
          title={<span role="status">{fill(texts.withProblems, { count: wrong.length })}</span>}
        >
          <List items={problems} />
        </Message>
      )}
      <TwiceNote rows={twice} />
      {saved.length > 0 && (
        <Message tone="info">{fill(texts.saved, { count: saved.length })}</Message>
      )}
      {cuts.length > 0 && (
        <Message tone="warn" title={fill(texts.cuts, { count: cuts.length })}>
          <List items={cuts} />
        </Message>
      )}
    </>
  )
}

/** Duplicate rows, by their position in the list. */
export function TwiceNote({ rows }: { rows: readonly BulkRow[] }) {
  const { twice } = useTexts(bulkTexts)
  if (rows.length === 0) return null
  const places = rows.slice(0, SHOWN).map(({ place }) => place)
  return (
    <Message tone="info">{fill(twice, { count: rows.length, places: places.join(', ') })}</Message>
  )
}

const short = (text: string): string => (text.length > 60 ? `…${text.slice(-24)}` : text)

/** The first few of many notes, and how many more there are. */
export function List({ items }: { items: readonly { key: string; text: ReactNode }[] }) {
  const { more } = useTexts(bulkTexts)
  return (
    <ul className="gw-bulk-notes">
      {items.slice(0, SHOWN).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {items.length > SHOWN && <li>{fill(more, { count: items.length - SHOWN })}</li>}
    </ul>
  )
}
