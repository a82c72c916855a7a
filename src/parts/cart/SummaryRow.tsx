import type { ReactNode } from 'react'
import './SummaryRow.css'

interface SummaryRowProps {
  name: ReactNode
  /** The amount, formatted, or a text instead. */
  amount: ReactNode
  /** `total` is the sum of the rows above, `off` a deduction. */
  kind?: 'plain' | 'off' | 'total'
  /** A second line below the name. */
  note?: ReactNode
  /** A button at the end of the second line. */
  action?: ReactNode
}

/** One row of a list of totals. */
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
