import type { Happening } from './usePlayground'

const LISTS = [
  ['Events', 'event'],
  ['Requests', 'request'],
  ['Reports', 'report'],
] as const

/** The page's events, requests and errors, each in order. */
export function Happenings({ all }: { all: readonly Happening[] }) {
  return (
    <div className="gw-playground-lists">
      {LISTS.map(([name, kind]) => (
        <List key={kind} name={name} entries={all.filter((one) => one.kind === kind)} />
      ))}
    </div>
  )
}

function List({ name, entries }: { name: string; entries: readonly Happening[] }) {
  return (
    <section aria-label={name}>
      <h2>
        {name} ({entries.length})
      </h2>
      {entries.length === 0 && <p className="gw-note">None so far.</p>}
      <ol>
        {entries.map(({ id, name, detail }) => (
          <li key={id}>
            <strong>{name}</strong> <span className="gw-note">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
