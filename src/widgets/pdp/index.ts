export { Pdp as default } from './Pdp'
