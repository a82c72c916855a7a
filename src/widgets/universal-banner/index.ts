export { UniversalBanner as default } from './UniversalBanner'
