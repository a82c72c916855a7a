import { accountContract } from '../../api/account'
import { contract } from '../../api/contract'

/** What a server can be asked for: the contract, and the endpoints of the account, which extend it. */
export const table = { ...contract, ...accountContract }
