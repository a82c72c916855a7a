export { SendAgain } from './SendAgain'
