import type { Fault, FaultKind } from '../../mocks/faults'
import { oneShipment } from '../../mocks/scenarios'
import { cardFormActions } from '../../src/store/checkout/cardForm'
import type { HostedFormListener, HostedFormPort } from '../../src/store/checkout/hostedForm'
import { ended } from '../fakeTimers'
import { aStore } from './testStore'

/** A form whose provider sends the messages that a test chooses. */
export async function aForm({
  load = () => Promise.resolve(),
  submit = () => true,
}: Partial<HostedFormPort> = {}) {
  const { store, backend, reported } = await ended(aStore(oneShipment))
  const slot = store.slot(cardFormActions)
  const { openForm, attachForm, secureCard } = store.use(cardFormActions)
  const heard: HostedFormListener[] = []
  const port: HostedFormPort = {
    frameUrl: (uid) => `https://pay.example/${uid}`,
    load,
    submit,
    attach(_frame, _uid, listener) {
      heard.push(listener)
      return () => {}
    },
  }
  /** Opens a form and inserts its frame into the page. */
  const open = async () => {
    await ended(openForm(port))
    if (slot.uid !== null) attachForm(port, {} as HTMLIFrameElement)
    return heard.at(-1) as HostedFormListener
  }
  const secure = (isKept = false) => secureCard(port, isKept)
  const fault = (kind: Fault | FaultKind | null) => backend.setFault('postHostedProfile', kind)
  return { store, slot, backend, reported, port, heard, open, secure, fault, openForm }
}

/** A form that was submitted once and showed its own error. */
export async function afterTrouble() {
  const { open, ...rest } = await aForm()
  const form = await open()
  form.onReady()
  const { uid } = rest.slot
  const first = rest.secure()
  form.onErrors(['118'])
  await first
  return { ...rest, form, uid }
}
