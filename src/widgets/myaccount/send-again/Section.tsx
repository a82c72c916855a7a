import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui'

interface SectionProps {
  title: string
  /** `decide` stands out. */
  kind?: 'decide'
  children: ReactNode
}

/** A section of a step with its own heading. */
export function Section({ title, kind, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" className="gw-again-section" data-kind={kind} aria-labelledby={id}>
      <h3 className="gw-again-heading" id={id}>
        {title}
      </h3>
      {children}
    </Card>
  )
}
