import { accountContract } from '../../api/account'
import { contract } from '../../api/contract'

/** All rows: the contract, and the account endpoints, which extend it. */
export const table = { ...contract, ...accountContract }
