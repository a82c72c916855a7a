import { formatPhone } from '../../domain/recipient/phone'
import { useTexts } from '../../hooks'
import { LimitedText } from '../../parts'
import { addressTexts } from '../../texts/address'
import { billingTexts } from '../../texts/billing'
import { commonTexts } from '../../texts/common'
import { Checkbox } from '../../ui'
import { Linked } from './Linked'
import type { Billing } from './useBilling'

/** Opt-in for text messages about the order: unchecked by default; asks for a phone number only if unknown. */
export function Texts({ billing, store }: { billing: Billing; store?: string | null }) {
  const { id, phone, wantsTexts, setWantsTexts, mobile, setMobile, problems, attempts } = billing
  const texts = useTexts(billingTexts)
  const words = useTexts(addressTexts)
  const { error } = useTexts(commonTexts)
  return (
    <div className="gw-billing-sms">
      <Checkbox
        label={texts.sms}
        checked={wantsTexts}
        onChecked={setWantsTexts}
        hint={
          wantsTexts && (
            <Linked
              text={texts.smsTerms}
              params={{
                store: store || texts.theStore,
                phone: phone ? formatPhone(phone) : texts.smsNumber,
              }}
            />
          )
        }
      />
      {wantsTexts && !phone && (
        <LimitedText
          kind="phone"
          id={`${id}-mobile`}
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          label={texts.smsPhone}
          value={mobile}
          onValue={setMobile}
          error={attempts > 0 && problems.mobile ? words['phone.required'] : undefined}
          errorWord={error}
        />
      )}
    </div>
  )
}
