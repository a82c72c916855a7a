import type { ActionGroup, StoreContext } from './context'
import { type Failed, failed } from './outcome'
import { factsOf } from './report'

type Verbs = typeof import('./verbs')
/** Names of the lazily loaded groups of verbs. */
type GroupName = {
  [K in keyof Verbs]: Verbs[K] extends ActionGroup<object> ? K : never
}[keyof Verbs]
type Group<TName extends GroupName> = ReturnType<Extract<Verbs[TName], ActionGroup<unknown>>>

type Verb = (...given: never[]) => unknown
/** The same verbs, each resolving to a failure if its code could not be loaded. */
export type Lazy<TGroup> = {
  [K in keyof TGroup]: TGroup[K] extends (...given: infer TGiven) => infer TResult
    ? (...given: TGiven) => Promise<OrFailed<Awaited<TResult>>>
    : never
}
type OrFailed<TOutcome> = Failed extends TOutcome ? TOutcome : TOutcome | Failed
/** For each verb whose status is in the state, what sets it if the verb's code could not be loaded. */
type Fallbacks<TGroup> = {
  [K in keyof TGroup]?: TGroup[K] extends (...given: infer TGiven) => unknown
    ? (...given: TGiven) => void
    : never
}

let verbs: Verbs | undefined
let loading: Promise<Verbs> | undefined

/** The verbs, if their code is loaded. */
export const loadedVerbs = (): Verbs | undefined => verbs

/** Loads the verbs' code once; the next call retries a failed load. */
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
 * A group of verbs whose code loads with the first call, or when the page is idle. Earlier calls wait for it;
 * later calls go straight through. If it cannot be loaded, that is reported, and the verb resolves to a failure
 * with the reason `not-loaded`. Never rejects. `eager` creates the verbs that are available from the start, and
 * `fallbacks` what else runs if a verb could not be loaded.
 */
export function lazyActions<TName extends GroupName, TEager extends object = object>(
  name: TName,
  eager?: (context: StoreContext, lazy: Lazy<Group<TName>>) => TEager,
  fallbacks?: (context: StoreContext) => Fallbacks<Group<TName>>,
): ActionGroup<Lazy<Group<TName>> & TEager> {
  return (context) => {
    const known = new Map<PropertyKey, unknown>()
    // Every property read is a verb, by the type; `then` is not, so that the group is not a thenable.
    const group = new Proxy({} as Lazy<Group<TName>> & TEager, {
      get(_group, key) {
        if (key === 'then') return undefined
        if (!known.has(key)) {
          known.set(key, (...given: unknown[]) => call(context, name, key, given, fallbacks))
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
  fallbacks?: (context: StoreContext) => object,
): Promise<unknown> {
  let loaded: Verbs
  try {
    loaded = verbs ?? (await loadVerbs())
  } catch (error) {
    context.report('actions-not-loaded', factsOf(error))
    const others = fallbacks?.(context) as Partial<Record<PropertyKey, Verb>> | undefined
    others?.[key]?.(...(given as never[]))
    return failed('not-loaded')
  }
  const group = loaded[name] as ActionGroup<Record<PropertyKey, Verb>>
  return context.use(group)[key]?.(...(given as never[]))
}
