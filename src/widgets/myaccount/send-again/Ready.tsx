import { type UseReorderResult, useTexts } from '../../../hooks'
import { againTexts } from '../../../texts/again'
import { fill } from '../../../texts/catalogue'
import { Checkbox } from '../../../ui'
import { giftsIn } from './giftsIn'
import { PeopleList } from './PeopleList'
import { Section } from './Section'

/** People whose gift is unchanged; selected by default. */
export function Ready({ reorder }: { reorder: UseReorderResult }) {
  const texts = useTexts(againTexts)
  const { ready } = reorder.sections
  const gifts = giftsIn(reorder.gifts, ready)
  const count = gifts.length
  const chosen = gifts.filter(({ isChosen }) => isChosen).length
  if (count === 0) return null
  return (
    <Section title={fill(texts.ready, { count })}>
      {count > 1 && (
        <Checkbox
          className="gw-again-select"
          label={fill(texts.selectAll, { count })}
          checked={chosen === count}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < count
          }}
          onChecked={(isWanted) => reorder.choose(ready, isWanted)}
        />
      )}
      <PeopleList gifts={gifts} reorder={reorder} />
    </Section>
  )
}
