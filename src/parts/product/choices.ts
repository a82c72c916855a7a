/* The parts of choosing a size and people that load on demand; see lazyChoices.ts. */
export { NewPeople } from './NewPeople'
export { PeopleList } from './PeopleList'
export { SizeList } from './SizeList'
