export { Pcp as default } from './Pcp'
