import { lazyModule } from '../lazy/lazyModule'
import { lazyPart } from '../lazy/lazyPart'

/* What of choosing a size and people most shoppers can do without; it comes when it is wanted. */

const choices = lazyModule(() => import('./choices'))

export const LazyNewPeople = lazyPart(choices, ({ NewPeople }) => NewPeople)
export const LazyPeopleList = lazyPart(choices, ({ PeopleList }) => PeopleList)
export const LazySizeList = lazyPart(choices, ({ SizeList }) => SizeList)
