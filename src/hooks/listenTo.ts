import { subscribe } from 'valtio'
import type { State } from '../store/state'

interface Channel {
  listeners: Set<() => void>
  end: () => void
}

const channels = new WeakMap<State, Channel>()

/**
 * Calls a listener after each change of a state, until the returned function is called. All who
 * listen to one state share one subscription: a long cart has thousands of them.
 */
export function listenTo(state: State, listener: () => void): () => void {
  const channel = channels.get(state) ?? open(state)
  channel.listeners.add(listener)
  return () => {
    channel.listeners.delete(listener)
    if (channel.listeners.size > 0) return
    channel.end()
    channels.delete(state)
  }
}

function open(state: State): Channel {
  const listeners = new Set<() => void>()
  const end = subscribe(state, () => {
    for (const listener of [...listeners]) listener()
  })
  const channel = { listeners, end }
  channels.set(state, channel)
  return channel
}
