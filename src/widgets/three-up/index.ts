export { ThreeUp as default } from './ThreeUp'
