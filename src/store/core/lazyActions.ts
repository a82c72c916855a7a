import { dialogActions } from '../dialog/dialogs'
import type { ActionGroup, StoreContext } from './context'
import { factsOf } from './report'

type Commands = typeof import('./commands')
type Group<TName extends keyof Commands> = ReturnType<
  Extract<Commands[TName], ActionGroup<unknown>>
>
/** Names of the groups of actions that come later. */
type GroupName = {
  [K in keyof Commands]: Commands[K] extends ActionGroup<object> ? K : never
}[keyof Commands]

type Verb = (...given: never[]) => unknown
/** Verbs with what each resolves to where its code cannot be loaded. */
type Otherwise<TGroup> = {
  [K in keyof TGroup]?: TGroup[K] extends Verb ? Awaited<ReturnType<TGroup[K]>> : never
}
type Later<TGroup, TKey> = {
  [K in keyof TGroup & TKey]: TGroup[K] extends (...given: infer TGiven) => infer TResult
    ? (...given: TGiven) => Promise<Awaited<TResult>>
    : never
}

let commands: Commands | undefined
let loading: Promise<Commands> | undefined

/** The commands if they are there. */
export const loadedCommands = (): Commands | undefined => commands

/** Loads the commands, once; a load that failed is tried again by the next call. */
export function loadCommands(): Promise<Commands> {
  loading ??= import('./commands').then(
    (loaded) => {
      commands = loaded
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * A group of actions that a hook can give out before its code is there: a verb that is called
 * meanwhile waits for it, and then runs as ever. Where the code cannot be loaded, that is reported
 * and told, and the verb resolves to what `otherwise` names for it. Never rejects.
 *
 * @example
 * const verbs = later('cartActions', { removeLine: 'failed' })
 * store.use(verbs).removeLine(lineId)
 */
export function later<TName extends GroupName, const TOtherwise extends Otherwise<Group<TName>>>(
  name: TName,
  otherwise: TOtherwise,
): ActionGroup<Later<Group<TName>, keyof TOtherwise>> {
  return (context) => {
    const verbs = Object.entries(otherwise).map(([verb, outcome]) => [
      verb,
      async (...given: unknown[]) => {
        try {
          const { [name]: group } = commands ?? (await loadCommands())
          // The type of `otherwise` says that the group has this verb.
          return (context.use(group as ActionGroup<unknown>) as Record<string, Verb>)[verb]?.(
            ...(given as never[]),
          )
        } catch (error) {
          return tell(context, error, outcome)
        }
      },
    ])
    return Object.fromEntries(verbs)
  }
}

function tell<T>(context: StoreContext, error: unknown, outcome: T): T {
  context.report('commands-not-loaded', factsOf(error))
  context.use(dialogActions).toast('change-not-saved', {}, { tone: 'error' })
  return outcome
}
