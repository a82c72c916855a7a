import type { ReactNode } from 'react'
import './SummaryRow.css'

interface SummaryRowProps {
  name: ReactNode
  /** The amount, formatted, or words instead of one. */
  amount: ReactNode
  /** `total` is the sum of those above, `off` an amount that is taken off. */
  kind?: 'plain' | 'off' | 'total'
  /** A second line under the name. */
  note?: ReactNode
  /** What can be done about it, at the end of the second line. */
  action?: ReactNode
}

/** One line of a list of sums. */
export function SummaryRow({ name, amount, kind = 'plain', note, action }: SummaryRowProps) {
  return (
    <div className="gw-sum" data-kind={kind}>
      <dt className="gw-sum-name">{name}</dt>
      <dd className="gw-sum-amount">{amount}</dd>
      {(note || action) && (
        <dd className="gw-sum-note gw-note">
          <span>{note}</span>
          {action}
        </dd>
      )}
    </div>
  )
}
