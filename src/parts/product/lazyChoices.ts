import { lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'
import { PartMissing } from '../lazy/PartMissing'

/* The parts of choosing a size and people that most shoppers do not need; loaded on demand. */

const choices = lazyModule(() => import('./choices'))

export const LazyNewPeople = lazyPart(choices, ({ NewPeople }) => NewPeople, {
  failed: PartMissing,
})
export const LazyPeopleList = lazyPart(choices, ({ PeopleList }) => PeopleList, {
  failed: PartMissing,
})
export const LazySizeList = lazyPart(choices, ({ SizeList }) => SizeList, { failed: PartMissing })
