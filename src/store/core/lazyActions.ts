import type { ActionGroup, StoreContext } from './context'
import { type Failed, failed } from './outcome'
import { factsOf } from './report'

type Verbs = typeof import('./verbs')
/** Names of the groups of verbs whose code is loaded on demand. */
type GroupName = {
  [K in keyof Verbs]: Verbs[K] extends ActionGroup<object> ? K : never
}[keyof Verbs]
type Group<TName extends GroupName> = ReturnType<Extract<Verbs[TName], ActionGroup<unknown>>>

type Verb = (...given: never[]) => unknown
/** The same verbs, each of which resolves to a failure where its code could not be loaded. */
export type Lazy<TGroup> = {
  [K in keyof TGroup]: TGroup[K] extends (...given: infer TGiven) => infer TResult
    ? (...given: TGiven) => Promise<OrFailed<Awaited<TResult>>>
    : never
}
type OrFailed<TOutcome> = Failed extends TOutcome ? TOutcome : TOutcome | Failed

let verbs: Verbs | undefined
let loading: Promise<Verbs> | undefined

/** The verbs, if their code is there. */
export const loadedVerbs = (): Verbs | undefined => verbs

/** Loads the code of the verbs, once; a load that failed is tried again by the next call. */
export function loadVerbs(): Promise<Verbs> {
  loading ??= import('./verbs').then(
    (loaded) => {
      verbs = loaded
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
 * A group of verbs whose code comes with the first call, or when the page is idle. A verb that is
 * called before waits for it; once it is there, calls go straight through. Where it cannot be loaded,
 * that is reported, and the verb resolves to a failure with the reason `not-loaded`. Never rejects.
 * `eager` makes the verbs that are there from the start.
 */
export function lazyActions<TName extends GroupName, TEager extends object = object>(
  name: TName,
  eager?: (context: StoreContext, lazy: Lazy<Group<TName>>) => TEager,
): ActionGroup<Lazy<Group<TName>> & TEager> {
  return (context) => {
    const known = new Map<PropertyKey, unknown>()
    // What is read of it is a verb of the group, by its type; nothing waits for the group itself.
    const group = new Proxy({} as Lazy<Group<TName>> & TEager, {
      get(_group, key) {
        if (key === 'then') return undefined
        if (!known.has(key)) {
          known.set(key, (...given: unknown[]) => call(context, name, key, given))
        }
        return known.get(key)
      },
    })
    for (const [key, verb] of Object.entries(eager?.(context, group) ?? {})) known.set(key, verb)
    return group
  }
}

async function call(
  context: StoreContext,
  name: GroupName,
  key: PropertyKey,
  given: readonly unknown[],
): Promise<unknown> {
  let loaded: Verbs
  try {
    loaded = verbs ?? (await loadVerbs())
  } catch (error) {
    context.report('actions-not-loaded', factsOf(error))
    return failed('not-loaded')
  }
  const group = loaded[name] as ActionGroup<Record<PropertyKey, Verb>>
  return context.use(group)[key]?.(...(given as never[]))
}
