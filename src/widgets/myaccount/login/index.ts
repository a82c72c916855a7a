export { Login } from './Login'
