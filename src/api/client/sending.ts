/* What a client needs once the first reads are answered. */
export { retry } from './retry'
export { sendAny } from './sendAny'
