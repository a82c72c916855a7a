import { usePage, useTexts } from '../../hooks'
import { commonTexts } from '../../texts/common'
import { CallText } from './CallText'
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
        <CallText text={call} phone={help.phone} />
      </a>
      {help.hours && <span className="gw-help-hours">{help.hours}</span>}
    </p>
  )
}
