import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui'
import { cardMarks } from './cardMarks.data'
import './CardMarks.css'

/** The cards that the store accepts: a logo if we have one, else the name. */
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

/** The logo of a card beside its name, or a generic card; hidden from screen readers. */
export function CardMark({ name }: { name: string }) {
  return (
    <span className="gw-card-mark" aria-hidden="true">
      <Mark name={name} other={<span className="gw-card-mark-stripe" />} />
    </span>
  )
}

/** The logo for a name, or a fallback if we have none. */
function Mark({ name, other }: { name: string; other: ReactNode }) {
  const key = keyOf(name)
  if (!key) return other
  // Crops the 24 by 24 grid to the shape of a card, with a margin at the sides.
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

/** Key of its logo: "American Express" and "americanexpress" are the same. */
function keyOf(name: string): keyof typeof cardMarks | null {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return letters in cardMarks ? (letters as keyof typeof cardMarks) : null
}
