import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import './LongList.css'

/** More than this are laid out as they are scrolled to. */
const MANY = 20
/** About so many make a run. */
const RUN = 8

interface LongListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>
  /** What is in it; all but the first are in the order of their numbers. */
  ids: readonly number[]
  /** About how high one is, in rem: what is not laid out yet has this height. */
  height: number
  children(id: number): ReactNode
}

/** A list that may be very long, and costs little where nobody looks. */
export function LongList({ ids, height, children, ...given }: LongListProps) {
  // Whatever element it is, a reference to elements takes it.
  const native = given as Omit<typeof given, 'ref'>
  // Once long it stays so, and runs end where they did: else the element with the focus would be remounted.
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

// Nothing may stand between a list and its items, unless they say what they are.
const LONG = ['div', 'div', 'list', 'listitem'] as const
const SHORT = ['ul', 'li'] as const

// Custom properties are no part of React's type of a style.
const heightOf = (rem: number) => ({ '--gw-run-height': rem }) as Record<string, number>

/** How far apart the numbers of one run may be. */
const spanOf = (ids: readonly number[]): number =>
  Math.ceil((RUN * (1 + Number(ids.at(-1)) - Number(ids[1]))) / ids.length)

/** Ids that lie close together, so that whatever goes leaves all others in the run that they are in. */
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
