import { withAccountPort } from '../../api/account/port'
import type { Client } from '../../api/client/client'
import type { StoreContext } from '../core/context'

/** Who answers the calls of the account area: the host's own functions where it has some, else the shop's API. */
export const accountApi = ({ api, accountPort, clock }: StoreContext): Client =>
  accountPort ? withAccountPort(api, accountPort, clock) : api
