import { describe, expect, it } from 'vitest'
import { ended, withFakeClock } from '../../../testing/fakeTimers'
import { aForm, afterTrouble } from '../../../testing/store/cardForm'
import type { HostedFormPort } from './hostedForm'

withFakeClock()

describe('a card form', () => {
  it('loads, is submitted, and its card is saved: then it can be charged', async () => {
    const { slot, open, secure, backend } = await aForm()
    const form = await open()
    expect(slot.status).toBe('loading')
    form.onReady()
    expect(slot.status).toBe('ready')
    const payment = secure(true)
    form.onComplete()
    expect(await ended(payment)).toEqual({
      type: 'card-secured',
      info: { method: 'card', uid: slot.uid, profile_id: slot.card?.profile_id },
    })
    expect(slot.status).toBe('secured')
    const [sent] = backend.requests.filter(({ endpoint }) => endpoint === 'postHostedProfile')
    expect(sent?.body).toEqual({ uid: slot.uid, save_card: true })
  })

  it('that was completed by its own button is ready when the order is placed', async () => {
    const { open, secure } = await aForm()
    const form = await open()
    form.onReady()
    form.onComplete()
    expect(await ended(secure())).toMatchObject({ type: 'card-secured' })
  })

  /** Whether each request to store the card asked to save it. */
  const savesOf = ({ requests }: Awaited<ReturnType<typeof aForm>>['backend']) =>
    requests
      .filter(({ endpoint }) => endpoint === 'postHostedProfile')
      .map(({ body }) => (body as { save_card: boolean }).save_card)

  it('that was completed by its own button is saved once the order asks for that', async () => {
    const { open, secure, backend } = await aForm()
    const form = await open()
    form.onReady()
    form.onComplete()
    expect(await ended(secure(true))).toMatchObject({ type: 'card-secured' })
    expect(await ended(secure(true))).toMatchObject({ type: 'card-secured' })
    expect(savesOf(backend)).toEqual([false, true])
  })

  it('is not saved by its own button if the last press no longer asks for that', async () => {
    const { open, secure, backend } = await aForm({ submit: () => false })
    const form = await open()
    form.onReady()
    expect(await secure(true)).toEqual({ type: 'card-refused' })
    form.onComplete()
    expect(await ended(secure(false))).toMatchObject({ type: 'card-secured' })
    expect(savesOf(backend)).toEqual([false])
  })

  it.each(['signed-out', 'order-placed', 'order-placed-elsewhere'] as const)(
    'forgets its card: %s',
    async (event) => {
      const { open, secure, slot, store } = await aForm()
      const form = await open()
      form.onReady()
      form.onComplete()
      await ended(secure())
      store.events.emit(event, { orderId: null })
      expect(slot).toMatchObject({ status: 'idle', uid: null, url: null, card: null })
      expect(await secure()).toEqual({ type: 'card-refused' })
    },
  )

  it('handles repeated messages once', async () => {
    const { open, backend, slot } = await aForm()
    const form = await open()
    form.onReady()
    form.onComplete()
    form.onComplete()
    form.onErrors(['315'])
    form.onCancel()
    await ended(new Promise((resolve) => setTimeout(resolve, 5)))
    expect([slot.status, backend.count('postHostedProfile')]).toEqual(['secured', 1])
  })

  it('reports invalid fields, and can be submitted again', async () => {
    const { slot, open, secure } = await aForm()
    const form = await open()
    form.onReady()
    const payment = secure()
    form.onErrors(['320', '355'])
    expect(await payment).toEqual({ type: 'card-refused' })
    expect([slot.status, slot.problems]).toEqual(['invalid', ['315', '350']])
    const again = secure()
    expect(slot.problems).toEqual([])
    form.onComplete()
    expect(await ended(again)).toMatchObject({ type: 'card-secured' })
  })

  it.each([
    [['365'], 'tries', 'tries'],
    [['118'], 'technical', 'ready'],
  ] as const)(
    'with %j is %s, and %s once its frame is rendered again',
    async (codes, status, then) => {
      const { slot, open, secure } = await aForm()
      const form = await open()
      form.onReady()
      const payment = secure()
      form.onErrors(codes)
      expect([await payment, slot.status]).toEqual([{ type: 'card-refused' }, status])
      form.onReady()
      expect(slot.status).toBe(then)
    },
  )

  it('without a response times out after a minute', async () => {
    const { slot, open, secure } = await aForm()
    ;(await open()).onReady()
    const began = Date.now()
    expect(await ended(secure())).toEqual({ type: 'card-refused' })
    expect([slot.status, Date.now() - began]).toEqual(['technical', 60_000])
  })

  it('with an error is submitted again by the next press, with all input', async () => {
    const { slot, form, uid, secure } = await afterTrouble()
    const again = secure()
    form.onComplete()
    expect([await ended(again), slot.uid]).toMatchObject([{ type: 'card-secured' }, uid])
  })

  it('that fails a second time is replaced by a new one', async () => {
    const { slot, form, uid, secure } = await afterTrouble()
    const again = secure()
    form.onErrors(['118'])
    expect([await again, slot.instead]).toEqual([{ type: 'card-expired' }, 'timed-out'])
    await expect.poll(() => slot.url).not.toBeNull()
    expect(slot.uid).not.toBe(uid)
  })

  it('whose script throws can be submitted again, and is replaced the second time', async () => {
    const submit = () => {
      throw new Error('hpfSubmit')
    }
    const { slot, open, secure, reported } = await aForm({ submit })
    ;(await open()).onReady()
    expect(await ended(secure())).toEqual({ type: 'card-refused' })
    expect([slot.status, reported]).toEqual(['technical', ['card-not-sent']])
    // The timeout of the first submission is over by then.
    await ended(new Promise((resolve) => setTimeout(resolve, 60_000)))
    expect(slot.status).toBe('technical')
    expect([await ended(secure()), slot.instead]).toEqual([{ type: 'card-expired' }, 'timed-out'])
  })

  it('that the page cannot submit reports that', async () => {
    const { slot, open, secure } = await aForm({ submit: () => false })
    ;(await open()).onReady()
    expect([await secure(), slot.status]).toEqual([{ type: 'card-refused' }, 'incomplete'])
  })

  it('is blocked if its script does not load, and opened by a retry', async () => {
    let isBlocked = true
    const load = () => (isBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve())
    const { slot, open, secure, reported } = await aForm({ load })
    await open()
    expect([slot.status, await secure()]).toEqual(['blocked', { type: 'card-refused' }])
    expect(reported).toContain('card-form-blocked')
    isBlocked = false
    await open()
    expect(slot.status).toBe('loading')
  })

  it('is refused if the shop takes no cards here', async () => {
    const { slot, open, backend } = await aForm()
    backend.setRules({ isCardBlocked: true })
    await open()
    expect(slot.status).toBe('refused')
  })

  it('is slow after ten seconds', async () => {
    const { slot, openForm } = await aForm()
    const port = { load: () => new Promise<void>(() => {}) } as HostedFormPort
    void openForm(port)
    await ended(new Promise((resolve) => setTimeout(resolve, 9_999)))
    expect(slot.isSlow).toBe(false)
    await ended(new Promise((resolve) => setTimeout(resolve, 2)))
    expect(slot.isSlow).toBe(true)
  })

  it('does not exist if the page has no provider', async () => {
    const { slot, openForm } = await aForm()
    await openForm(null)
    expect(slot.status).toBe('none')
  })
})

describe('a finished form', () => {
  it('is replaced if its session has timed out, and the order is not placed', async () => {
    const { slot, open, secure, fault } = await aForm()
    const form = await open()
    form.onReady()
    const first = slot.uid
    fault('not-found')
    const payment = secure()
    form.onComplete()
    expect(await ended(payment)).toEqual({ type: 'card-expired' })
    await ended(new Promise((resolve) => setTimeout(resolve, 5)))
    expect(slot.instead).toBe('timed-out')
    expect(slot.uid).not.toBe(first)
    // Further messages of the old form are ignored.
    form.onErrors(['315'])
    expect(slot.problems).toEqual([])
  })

  it('is replaced if the shopper has canceled it', async () => {
    const { slot, open, secure } = await aForm()
    const form = await open()
    form.onReady()
    const payment = secure()
    form.onCancel()
    expect(await payment).toEqual({ type: 'card-cancelled' })
    expect(slot.instead).toBe('left')
  })

  it.each([
    ['was asked to save', true],
    ['could not even store', false],
  ])('is charged even if the shop did not keep the card that it %s', async (_which, isKept) => {
    const { slot, open, secure, fault } = await aForm()
    const form = await open()
    form.onReady()
    fault('server-error')
    const payment = secure(isKept)
    form.onComplete()
    expect(await ended(payment)).toEqual({
      type: 'card-secured',
      info: { method: 'card', uid: slot.uid },
    })
    expect(slot.isUnsaved).toBe(isKept)
  })
})
