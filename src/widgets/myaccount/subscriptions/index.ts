export { ManageSubscription } from '../manage-subscription/ManageSubscription'
export { Subscriptions } from './Subscriptions'
