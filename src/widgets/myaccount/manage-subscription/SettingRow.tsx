import { type ReactNode, type SubmitEvent, use, useEffect, useId, useRef, useState } from 'react'
import type { SubscriptionVerb } from '../../../domain/account/subscriptionRules'
import type { SubscriptionOutcome } from '../../../hooks'
import { useTexts } from '../../../hooks'
import { isFocusFree, useAskToLeave, useDraft, useRouteGuard } from '../../../parts'
import { accountTexts } from '../../../texts/account'
import { fill } from '../../../texts/catalogue'
import { commonTexts } from '../../../texts/common'
import { TextButton } from '../../../ui'
import { FormEnd } from './FormEnd'
import { OpenRows } from './openRows'
import { useChange } from './useChange'

interface SettingRowProps {
  verb: SubscriptionVerb
  /** The title: "How often". */
  title: string
  /** The current value. */
  children: ReactNode
  /** Label of the buttons that open and save it. Default: "Change" and "Save". */
  action?: string
  /** Whether it is open initially, because something is wrong with it. */
  isUrgent?: boolean
  /** The current input; if it differs from what was sent, the form stays open to save it as well. */
  draft: unknown
  /** Whether there is unsaved input. */
  isDirty: boolean
  /** The fields. */
  form: ReactNode
  /** Sends the change; null if there is nothing to send, which closes the form. */
  save(): Promise<SubscriptionOutcome> | null
  /** The announcement on success. Default: "Saved". */
  said?(outcome: SubscriptionOutcome): string
  /** Why a change that was saved solved nothing, which keeps the form open; null if it did. */
  problemOf?(outcome: SubscriptionOutcome): string | null
  /** Discards the input. */
  reset(): void
}

/** One editable setting of a subscription: its value and an inline form with its own status. */
export function SettingRow(props: SettingRowProps) {
  const { verb, title, children, action, isUrgent = false, isDirty, form } = props
  const { change } = useTexts(commonTexts)
  const { changeOf, saved } = useTexts(accountTexts)
  const [isOpen, setOpen] = useDraft(`${verb} open`, isUrgent)
  const [isSaved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLFormElement>(null)
  const mayFocus = useRef(false)
  const latest = useRef(props.draft)
  latest.current = props.draft
  const { isBusy, problem, run, forgetProblem } = useChange()
  const id = useId()
  useRouteGuard(isOpen && isDirty)
  const askToLeave = useAskToLeave()
  const tellOpen = use(OpenRows)
  useEffect(() => tellOpen(verb, isOpen), [tellOpen, verb, isOpen])

  // The pressed button is gone. The fields can still be loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when it opens or closes
  useEffect(() => {
    const form = place.current
    const field = FIELDS.map((one) => form?.querySelector<HTMLElement>(one)).find(Boolean)
    if (mayFocus.current) (field ?? form ?? button.current)?.focus()
  }, [isOpen])

  const begin = () => {
    mayFocus.current = true
    setSaved(false)
    forgetProblem()
    setOpen(true)
  }
  const close = (isFree = isFocusFree(place.current)) => {
    mayFocus.current = isFree
    setOpen(false)
    props.reset()
  }
  const cancel = async () => {
    if (!isDirty || (await askToLeave())) close(true)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = props.save()
    if (!sent) return close()
    const said = await run(() => sent, props.said ?? (() => saved), props.problemOf)
    if (said === null) return
    if (latest.current !== props.draft) return
    setSaved(true)
    close()
  }
  return (
    <section className="gw-manage-row" aria-labelledby={id}>
      <div className="gw-manage-row-head">
        <h3 className="gw-manage-row-title" id={id}>
          {title}
        </h3>
        {!isOpen && (
          <TextButton
            ref={button}
            className="gw-manage-row-change"
            aria-label={action ?? fill(changeOf, { what: title })}
            onClick={begin}
          >
            {action ?? change}
          </TextButton>
        )}
      </div>
      <div className="gw-manage-row-value">{children}</div>
      {isSaved && !isOpen && <p className="gw-manage-row-saved">{saved}</p>}
      {isOpen && (
        <form
          className="gw-manage-form"
          ref={place}
          noValidate
          tabIndex={-1}
          aria-labelledby={id}
          onSubmit={(event) => void submit(event)}
        >
          {form}
          <FormEnd
            of={title}
            problem={problem}
            isBusy={isBusy}
            save={action}
            onCancel={() => void cancel()}
          />
        </form>
      )}
    </section>
  )
}

/** What to focus in a form: a search field, else the selected option, else the first field. */
const FIELDS = ['[type=search]', 'input:checked', 'select, textarea, input:not(:disabled)']
