import { useState } from 'react'
import type { EmailChoices, EmailsOutcome, EmailTopic } from '../../../hooks'
import { useDraft, useIsHere, useRouteGuard } from '../../../parts'

/** What is chosen and not saved yet, and what became of the last change. */
export interface TopicsForm {
  choices: EmailChoices
  /** Which change is under way. */
  busy: 'save' | 'stop' | 'undo' | null
  /** What became of it; null before one, and once something is chosen again. */
  result: TopicsResult | null
  choose(change: Partial<EmailChoices>): void
  save(): Promise<TopicsResult | null>
  /** Unsubscribes from everything but order updates. */
  stop(): Promise<TopicsResult | null>
  /** Brings back what there was before, saved or not. */
  undo(): Promise<TopicsResult | null>
}

export interface TopicsResult {
  of: 'save' | 'stop' | 'undo'
  status: 'done' | 'partly' | 'failed'
  notSaved: readonly EmailTopic[]
}

type Save = (choices: EmailChoices) => Promise<EmailsOutcome>

const NOTHING = { offers: false, recipes: false, charges: false, sms: false } as const

/**
 * What is chosen lies over what is known, so that nothing of it is lost, whatever the server says. `tellLate` tells
 * whoever has left the screen of what was not saved.
 */
export function useTopicsForm(
  known: EmailChoices,
  send: Save,
  tellLate: (result: TopicsResult) => void,
): TopicsForm {
  const [chosen, setChosen] = useDraft<Partial<EmailChoices>>('topics', {})
  const [before, setBefore] = useState({ known, chosen })
  const [busy, setBusy] = useState<TopicsForm['busy']>(null)
  const [result, setResult] = useState<TopicsResult | null>(null)
  const isHere = useIsHere()
  const choices = { ...known, ...chosen }
  const topics = Object.entries(choices) as [keyof EmailChoices, unknown][]
  useRouteGuard(topics.some(([topic, choice]) => choice !== known[topic]))

  /** Sends choices; once they are saved, `left` is what is chosen beside them. */
  async function change(
    of: TopicsResult['of'],
    wanted: EmailChoices,
    left: Partial<EmailChoices>,
  ): Promise<TopicsResult | null> {
    if (busy) return null
    setBusy(of)
    // The way back stays where it is until it was gone.
    if (of !== 'undo') setResult(null)
    const { status, notSaved = [] } = await send(wanted)
    setBusy(null)
    const became =
      status === 'saved' ? 'done' : status === 'saved-partly' ? 'partly' : ('failed' as const)
    const news: TopicsResult = { of, status: became, notSaved }
    // What could not be saved stays chosen.
    const stuck = Object.fromEntries(notSaved.map((topic) => [topic, wanted[topic]]))
    // What was chosen meanwhile stays so, too.
    if (became !== 'failed')
      setChosen((now) => ({ ...left, ...stuck, ...changedSince(chosen, now) }))
    setResult(news)
    if (!isHere.current && became !== 'done') tellLate(news)
    return news
  }

  return {
    choices,
    busy,
    result,
    choose(one) {
      setChosen((now) => ({ ...now, ...one }))
      setResult(null)
    },
    save: () => change('save', choices, {}),
    stop() {
      setBefore({ known, chosen })
      return change('stop', { ...known, ...NOTHING }, {})
    },
    undo: () => change('undo', before.known, before.chosen),
  }
}

const changedSince = (before: Partial<EmailChoices>, now: Partial<EmailChoices>) =>
  Object.fromEntries(
    Object.entries(now).filter(([topic, choice]) => choice !== before[topic as keyof EmailChoices]),
  )
