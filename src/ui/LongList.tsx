import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import './LongList.css'

/** Longer lists are laid out as they are scrolled to. */
const MANY = 20
/** Approximate number of items per run. */
const RUN = 8

interface LongListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>
  /** Ids of the items; all but the first are ascending. */
  ids: readonly number[]
  /** Approximate height of an item, in rem; used until it is laid out. */
  height: number
  children(id: number): ReactNode
}

/** A list that can be very long; items outside the viewport cost little. */
export function LongList({ ids, height, children, ...given }: LongListProps) {
  // The ref accepts any element.
  const native = given as Omit<typeof given, 'ref'>
  // Once long, it stays long and its runs keep their boundaries; otherwise the focused element could be
  // remounted.
  const [span, setSpan] = useState(0)
  if (!span && ids.length > MANY) setSpan(spanOf(ids))
  const [List, Item, role, itemRole] = span ? LONG : SHORT
  const items = (some: readonly number[]) =>
    some.map((id) => (
      <Item key={id} role={itemRole}>
        {children(id)}
      </Item>
    ))
  return (
    <List role={role} {...native}>
      {span
        ? runsOf(ids, span).map(([key, run]) => (
            <div key={key} className="gw-run" style={heightOf(height * run.length)}>
              {items(run)}
            </div>
          ))
        : items(ids)}
    </List>
  )
}

// Runs come between list and items, so these need explicit roles.
const LONG = ['div', 'div', 'list', 'listitem'] as const
const SHORT = ['ul', 'li'] as const

// React's style type has no custom properties.
const heightOf = (rem: number) => ({ '--gw-run-height': rem }) as Record<string, number>

/** The range of ids that one run covers. */
const spanOf = (ids: readonly number[]): number =>
  Math.ceil((RUN * (1 + Number(ids.at(-1)) - Number(ids[1]))) / ids.length)

/** Groups ids by range, so that removing one leaves all others in their runs. */
function runsOf(ids: readonly number[], span: number): [number, number[]][] {
  const runs = new Map<number, number[]>()
  ids.forEach((id, at) => {
    const isEarly = at === 0 && id > (ids[1] ?? id)
    const key = isEarly ? Number.NaN : Math.floor(id / span)
    const run = runs.get(key)
    if (run) run.push(id)
    else runs.set(key, [id])
  })
  return [...runs]
}
