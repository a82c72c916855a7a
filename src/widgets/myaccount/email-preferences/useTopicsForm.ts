import { useState } from 'react'
import {
  type EmailChoices,
  type EmailsOutcome,
  type EmailTopic,
  useStoreEvent,
} from '../../../hooks'
import { useDraft, useIsHere, useRouteGuard } from '../../../parts'

/** Unsaved choices, and the outcome of the last change. */
export interface TopicsForm {
  choices: EmailChoices
  /** The change in progress. */
  busy: 'save' | 'stop' | 'undo' | null
  /** Outcome of the last change; null before, and once a choice changes. */
  result: TopicsResult | null
  choose(change: Partial<EmailChoices>): void
  save(): Promise<TopicsResult | null>
  /** Unsubscribes from everything but order updates. */
  stop(): Promise<TopicsResult | null>
  /** Restores the previous choices, saved or not. */
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
 * Keeps unsaved choices separate from saved ones, so that none is lost, whatever the server responds.
 * `tellLate` reports a failure if the screen has been left.
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
  // If the session ended during the change, it can be repeated; unsubscribing can still be undone.
  useStoreEvent('signed-in', () =>
    setResult((now) => {
      if (now?.status !== 'failed') return now
      return now.of === 'undo' ? { of: 'stop', status: 'done', notSaved: [] } : null
    }),
  )
  const isHere = useIsHere()
  const choices = { ...known, ...chosen }
  const topics = Object.entries(choices) as [keyof EmailChoices, unknown][]
  useRouteGuard(topics.some(([topic, choice]) => choice !== known[topic]))

  /** Sends choices; once they are saved, `left` becomes the unsaved choices. */
  async function change(
    of: TopicsResult['of'],
    wanted: EmailChoices,
    left: Partial<EmailChoices>,
  ): Promise<TopicsResult | null> {
    if (busy) return null
    setBusy(of)
    // Undo stays available until it has been used.
    if (of !== 'undo') setResult(null)
    const { status, notSaved = [] } = await send(wanted)
    setBusy(null)
    const became =
      status === 'saved' ? 'done' : status === 'saved-partly' ? 'partly' : ('failed' as const)
    const news: TopicsResult = { of, status: became, notSaved }
    // Choices that could not be saved stay selected.
    const stuck = Object.fromEntries(notSaved.map((topic) => [topic, wanted[topic]]))
    // So do choices made meanwhile.
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
