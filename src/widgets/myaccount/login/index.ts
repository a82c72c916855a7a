export { NotFound } from '../NotFound'
export { Login } from './Login'
