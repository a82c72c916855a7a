import { formatPhone } from '../../domain/recipient/phone'
import { usePage, useTexts } from '../../hooks'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import './HelpLine.css'

/** Contact details that the page supplies; in the same place on every screen. */
export function HelpLine() {
  const { help } = usePage()
  const { questions, call } = useTexts(commonTexts)
  if (!help.phone) return null
  return (
    <p className="gw-note">
      {questions}{' '}
      <a className="gw-help-phone" href={`tel:${help.phone.replace(/[^\d+]/g, '')}`}>
        {fill(call, { phone: formatPhone(help.phone) })}
      </a>
      {help.hours && <span className="gw-help-hours">{help.hours}</span>}
    </p>
  )
}
