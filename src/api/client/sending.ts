/* What a client needs once the loader's first reads are answered. */
export { createSender } from './createSender'
export { retry } from './retry'
