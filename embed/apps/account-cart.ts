import AccountCart from '../../src/widgets/account-cart'
import { app } from '../page/app'

export const mount = app({ default: AccountCart })
