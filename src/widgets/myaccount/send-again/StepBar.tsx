import type { ReactNode } from 'react'
import { type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import './step-bar.css'

interface StepBarProps {
  reorder: UseReorderResult
  /** The continue button, and the back button if there is one. */
  children: ReactNode
}

/**
 * A sticky bar with the number of people, the total, and the continue button. It must be the last child of
 * its step.
 */
export function StepBar({ reorder: { chosen, sum }, children }: StepBarProps) {
  const { people } = useTexts(againTexts)
  const { money } = useFormat()
  return (
    <div className="gw-again-bar" data-gw-foot>
      <p className="gw-again-bar-sum">
        <span className="gw-note">{fill(people, { count: chosen.length })}</span>{' '}
        <span className="gw-again-bar-amount">{money(sum.totalCents)}</span>
      </p>
      {children}
    </div>
  )
}
