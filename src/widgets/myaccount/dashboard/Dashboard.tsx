import { useAccount, useTexts } from '../../../hooks'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { CardTile } from './CardTile'
import './dashboard.css'

/** The first screen of an account: who it is, and what matters today. */
export function Dashboard() {
  const { customer } = useAccount()
  const { hello } = useTexts(accountTexts)
  const name = customer?.fname?.trim()
  return (
    <div className="gw-dashboard">
      {name && <p className="gw-dashboard-hello">{fill(hello, { name })}</p>}
      <div className="gw-dashboard-tiles">
        <CardTile />
      </div>
    </div>
  )
}
