import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyCartGuest, fiveRecipients } from '../../mocks/scenarios'
import { aHook } from '../../testing/store/hookOnStore'
import { peopleActions } from '../store/recipient/people'
import { type UseRecipientChoiceResult, useRecipientChoice } from './useRecipientChoice'

type Verb<T> = (choice: UseRecipientChoiceResult) => T

/** A page on which a recipient is chosen. */
async function aPage(scenario: Parameters<typeof aHook>[1], hook = useRecipientChoice) {
  const tested = await aHook(hook, scenario)
  const { result } = tested
  await act(() => expect.poll(() => result.current.status).toBe('ready'))
  return {
    ...tested,
    now: () => result.current,
    act: <T,>(verb: Verb<T>) => act(async () => verb(result.current)),
    names: () => result.current.chosen.map(({ fname }) => fname),
  }
}

/** Types a full name for a new recipient. */
async function typed(page: Awaited<ReturnType<typeof aPage>>, fname: string, lname: string) {
  const id = await page.act(({ addPerson }) => addPerson())
  await page.act(({ setName }) => setName(id, 'fname', fname))
  await page.act(({ setName }) => setName(id, 'lname', lname))
  return id
}

describe('the selected recipients', () => {
  it('are none at first', async () => {
    const { now, act: does, requests } = await aPage(fiveRecipients)
    expect(now().people.length).toBeGreaterThan(4)
    expect(now()).toMatchObject({ chosen: [], count: 0, currentPerson: null })
    const outcome = await does(({ prepare }) => prepare())
    expect(outcome).toMatchObject({ status: 'incomplete', problem: { kind: 'nobody' } })
    expect(now().problem?.kind).toBe('nobody')
    expect(requests()).not.toContain('putNewRecipient')
  })

  it('can be several, in the order of selection', async () => {
    const page = await aPage(fiveRecipients)
    const [mine, first, second] = page.now().people
    for (const person of [second, mine, first]) {
      await page.act(({ setChosen }) => person && setChosen(person.key, true))
    }
    await page.act(({ setChosen }) => mine && setChosen(mine.key, false))
    const outcome = await page.act(({ prepare }) => prepare())
    expect(outcome).toMatchObject({ status: 'ready' })
    const recipients = outcome.status === 'ready' ? outcome.recipients : []
    expect(recipients).toEqual([second?.address, first?.address])
  })

  it('include the tab’s recipient until removed', async () => {
    const page = await aPage(fiveRecipients)
    const person = page.now().people[2]
    await act(async () => page.store.use(peopleActions).shopFor(person?.address.addr_id ?? null))
    expect(page.now()).toMatchObject({ chosen: [person?.address], count: 1 })
    expect(page.now().currentPerson).toBe(person?.address)
    await page.act(({ setChosen }) => person && setChosen(person.key, false))
    expect(page.now()).toMatchObject({ chosen: [], currentPerson: null })
    expect(page.store.slot(peopleActions).current).toBeNull()
  })

  it('keep their place in the row', async () => {
    const page = await aPage(fiveRecipients)
    const keys = () => page.now().people.map(({ key }) => key)
    const before = keys()
    await page.act(({ choose }) => choose(before.slice(-1)))
    expect(keys()).toEqual(before)
    const last = before.at(-1) ?? ''
    expect(page.now().row.map(({ key }) => key)).toContain(last)
    await page.act(({ setChosen }) => setChosen(last, false))
    expect(page.now().row.map(({ key }) => key)).toContain(last)
  })
})

describe('a new recipient', () => {
  it('requires two names, and is added with the gift', async () => {
    const page = await aPage(emptyCartGuest)
    const id = await page.act(({ addPerson }) => addPerson())
    await page.act(({ setName }) => setName(id, 'fname', 'Rosa'))
    expect(page.now().count).toBe(1)
    expect(await page.act(({ prepare }) => prepare())).toMatchObject({
      problem: { kind: 'names', id },
    })
    expect(page.now().newPeople).toMatchObject([{ missing: ['lname'] }])
    await page.act(({ setName }) => setName(id, 'lname', 'Diaz'))
    await typed(page, 'Cleo', 'Dunn')
    const outcome = await page.act(({ prepare }) => prepare())
    expect(outcome).toMatchObject({ recipients: [{ fname: 'Rosa' }, { fname: 'Cleo' }] })
    expect(page.now()).toMatchObject({ newPeople: [], count: 2 })
    expect(page.names()).toEqual(['Rosa', 'Cleo'])
  })

  it('with a known name is asked about, and can be the same person', async () => {
    const page = await aPage(fiveRecipients)
    const known = page.now().people.find(({ address }) => !address.is_myself && address.fname)
    const { fname, lname } = known?.address ?? {}
    const id = await typed(page, ` ${fname?.toLowerCase()}`, String(lname))
    expect(page.now().newPeople[0]?.known).toEqual(known?.address)
    expect(await page.act(({ prepare }) => prepare())).toMatchObject({
      problem: { kind: 'known', id },
    })
    const key = await page.act(({ settleKnown }) => settleKnown(id, true))
    expect(key).toBe(known?.key)
    expect(page.now()).toMatchObject({ newPeople: [], chosen: [known?.address] })
    expect(page.requests()).not.toContain('putNewRecipient')
  })

  it('is not asked about while being added', async () => {
    const asked: unknown[] = []
    const watched = () => {
      const choice = useRecipientChoice()
      asked.push(...choice.newPeople.map(({ known }) => known))
      return choice
    }
    const page = await aPage(emptyCartGuest, watched)
    await typed(page, 'Rosa', 'Diaz')
    expect(await page.act(({ prepare }) => prepare())).toMatchObject({ status: 'ready' })
    expect(asked.filter(Boolean)).toEqual([])
  })

  it('with a known name can be a different person', async () => {
    const page = await aPage(fiveRecipients)
    const { fname, lname } = page.now().people[1]?.address ?? {}
    const id = await typed(page, String(fname), String(lname))
    expect(await page.act(({ settleKnown }) => settleKnown(id, false))).toBeNull()
    expect(page.now().newPeople[0]?.known).toBeNull()
    expect(await page.act(({ prepare }) => prepare())).toMatchObject({ status: 'ready' })
  })

  it('who cannot be added stays in the form, and earlier ones are selected', async () => {
    const page = await aPage(emptyCartGuest)
    await typed(page, 'Rosa', 'Diaz')
    expect(await page.act(({ prepare }) => prepare())).toMatchObject({ status: 'ready' })
    page.backend.setFault('putNewRecipient', 'server-error')
    await typed(page, 'Cleo', 'Dunn')
    const outcome = await page.act(({ prepare }) => prepare())
    expect(outcome).toMatchObject({ status: 'failed', name: 'Cleo Dunn' })
    expect(page.now()).toMatchObject({ newPeople: [{ fname: 'Cleo' }], isPreparing: false })
    expect(page.names()).toEqual(['Rosa'])
  })
})
