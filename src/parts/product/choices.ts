/* What of choosing a size and people comes when it is wanted; see lazyChoices.ts. */
export { NewPeople } from './NewPeople'
export { PeopleList } from './PeopleList'
export { SizeList } from './SizeList'
