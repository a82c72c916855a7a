/*
 * Named worlds: each call gives fresh data for `createBackend({ scenario })`.
 */

export type { Scenario } from './scenario'
export { PASSWORD } from './scenario'
export * from './scenarios/account'
export * from './scenarios/billing'
export * from './scenarios/carts'
export * from './scenarios/checkout'
export * from './scenarios/codes'
export * from './scenarios/delivery'
export * from './scenarios/large'
export * from './scenarios/lines'
export * from './scenarios/login'
export { STORY_NOW } from './scenarios/make'
export * from './scenarios/offers'
export * from './scenarios/problems'
export * from './scenarios/products'
export * from './scenarios/recipients'
export * from './scenarios/server'
export * from './scenarios/shipping'
export * from './scenarios/shop'
