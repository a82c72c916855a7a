import { withAccountPort } from '../../api/account/port'
import type { Client } from '../../api/client/client'
import type { StoreContext } from '../core/context'

/** The client for account-area calls: the host's own functions where provided, otherwise the shop's API. */
export const accountApi = ({ api, accountPort, clock }: StoreContext): Client =>
  accountPort ? withAccountPort(api, accountPort, clock) : api
