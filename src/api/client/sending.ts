/* Code that a client needs only after the loader's first reads are answered. */
export { createSender } from './createSender'
export { retry } from './retry'
