export { ClaimAddress as default } from './ClaimAddress'
