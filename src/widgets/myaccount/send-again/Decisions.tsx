import { type UseReorderResult, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Decision } from './Decision'
import { Section } from './Section'

/** Problems that prevent gifts from being sent, to decide one by one; nothing is preselected. */
export function Decisions({ reorder }: { reorder: UseReorderResult }) {
  const { decide: title } = useTexts(againTexts)
  const { decide } = reorder.sections
  const count = decide.reduce((sum, { giftIds }) => sum + giftIds.length, 0)
  if (count === 0) return null
  return (
    <Section kind="decide" title={fill(title, { count })}>
      {decide.map((group) => (
        <Decision
          key={`${group.problem.kind} ${group.giftIds[0]}`}
          group={group}
          reorder={reorder}
        />
      ))}
    </Section>
  )
}
