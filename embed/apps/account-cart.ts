import AccountCart from '../../src/widgets/account-cart'
import { app } from '../app'

export const mount = app({ default: AccountCart })
