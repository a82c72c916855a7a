import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui'
import { cardMarks } from './cardMarks.data'
import './CardMarks.css'

/** The cards that the store takes: a mark for each that we have one of, its name for others. */
export function CardMarks({ names }: { names: readonly string[] }) {
  return (
    <>
      <VisuallyHidden>{names.join(', ')}</VisuallyHidden>
      <span className="gw-card-marks" aria-hidden="true">
        {names.map((name) => (
          <span key={name} className="gw-card-mark">
            <Mark name={name} other={<span className="gw-card-mark-name">{name}</span>} />
          </span>
        ))}
      </span>
    </>
  )
}

/** The mark of one card beside its name, or a plain card: screen readers hear nothing of it. */
export function CardMark({ name }: { name: string }) {
  return (
    <span className="gw-card-mark" aria-hidden="true">
      <Mark name={name} other={<span className="gw-card-mark-stripe" />} />
    </span>
  )
}

/** The mark of a name, or what stands for one that we have none of. */
function Mark({ name, other }: { name: string; other: ReactNode }) {
  const key = keyOf(name)
  if (!key) return other
  // Of the grid of 24 by 24 what has the shape of a card, with a margin at the sides.
  return (
    <svg
      className="gw-card-mark-drawing"
      viewBox="-2 2.7 28 18.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d={cardMarks[key]} />
    </svg>
  )
}

/** Under which its mark is kept: “American Express” and “americanexpress” are one. */
function keyOf(name: string): keyof typeof cardMarks | null {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return letters in cardMarks ? (letters as keyof typeof cardMarks) : null
}
