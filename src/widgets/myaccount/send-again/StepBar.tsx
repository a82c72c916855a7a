import type { ReactNode } from 'react'
import { type UseReorderResult, useFormat, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import './step-bar.css'

interface StepBarProps {
  reorder: UseReorderResult
  /** The way on, and the way back where there is one. */
  children: ReactNode
}

/** How many people, for how much, and the way on: always in sight. It has to be the last part of its step. */
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
