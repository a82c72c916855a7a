import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Person, type RecipientOutcome, useTexts } from '../../hooks'
import { addressTexts } from '../../texts/address'
import { fill } from '../../texts/catalogue'
import { commonTexts } from '../../texts/common'
import { pdpTexts } from '../../texts/pdp'
import { Button, Message } from '../../ui'
import { LimitedText } from '../field/LimitedText'
import { Failure } from '../page/Failure'
import './NewPerson.css'
import { personName } from './personName'

interface NewPersonProps {
  /** Somebody who is on the list by that name; null where there is nobody. */
  findNamed(fname: string, lname: string): Person | null
  addPerson(fname: string, lname: string): Promise<RecipientOutcome>
  /** Somebody known is meant. */
  onKnown(person: Person): void
  /** Somebody was added, and is on the list. */
  onAdded(name: string): void
}

/** Somebody new by two names: the address may come at checkout. What was typed survives a failure. */
export function NewPerson({ findNamed, addPerson, onKnown, onAdded }: NewPersonProps) {
  const texts = useTexts(pdpTexts)
  const { fname: firstLabel, lname: lastLabel } = useTexts(addressTexts)
  const { error: errorWord } = useTexts(commonTexts)
  const [names, setNames] = useState({ first: '', last: '' })
  const [isTried, setTried] = useState(false)
  const [known, setKnown] = useState<Person | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const name = `${names.first.trim()} ${names.last.trim()}`
  const type = (part: object) => {
    setNames((before) => ({ ...before, ...part }))
    setKnown(null)
    setFailed(false)
  }
  async function add() {
    setKnown(null)
    setBusy(true)
    const { status } = await addPerson(names.first, names.last)
    setBusy(false)
    if (status === 'added') onAdded(name)
    else setFailed(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const empty = [names.first, names.last].findIndex((one) => one.trim() === '')
    if (empty >= 0) return form.current?.querySelectorAll('input')[empty]?.focus()
    const same = findNamed(names.first, names.last)
    if (same) setKnown(same)
    else void add()
  }
  const errorOf = (value: string, missing: string) =>
    isTried && value.trim() === '' ? missing : null

  return (
    <form ref={form} className="gw-new-person" noValidate onSubmit={submit}>
      <div className="gw-new-person-names">
        <LimitedText
          kind="fname"
          label={firstLabel}
          autoComplete="off"
          value={names.first}
          onValue={(value) => type({ first: value })}
          error={errorOf(names.first, texts.firstMissing)}
          errorWord={errorWord}
        />
        <LimitedText
          kind="lname"
          label={lastLabel}
          autoComplete="off"
          value={names.last}
          onValue={(value) => type({ last: value })}
          error={errorOf(names.last, texts.lastMissing)}
          errorWord={errorWord}
        />
      </div>
      <p className="gw-note">{texts.later}</p>
      {known && (
        <Message role="alert" tone="info">
          <p>{fill(texts.known, { name: personName(known, texts) })}</p>
          <div className="gw-new-person-choice">
            <Button onClick={() => onKnown(known)}>{texts.useKnown}</Button>
            <Button saves onClick={() => void add()}>
              {texts.addAnyway}
            </Button>
          </div>
        </Message>
      )}
      {hasFailed && <Failure>{fill(texts.personFailed, { name })}</Failure>}
      <Button type="submit" saves isBusy={isBusy} busyText={texts.adding}>
        {texts.addPerson}
      </Button>
    </form>
  )
}
