import type { Event, StackFrame } from '@sentry/browser'

type Frames = readonly StackFrame[]

/** File names that browsers report for their own code. */
const NATIVE = /^(?:<anonymous>|\[native code\]|native)?$/

/**
 * Keeps only the listed fields of an event: a page's own Sentry, if there is one, adds what it knows about the
 * shopper to every event. Null for events that are not about our files.
 */
export function cleanEvent<TEvent extends Event>(
  event: TEvent,
  isOwn: (file: string) => boolean,
  scrub: (text: string) => string,
): TEvent | null {
  const exceptions = event.exception?.values ?? []
  const frames = exceptions.flatMap(({ stacktrace }): Frames => stacktrace?.frames ?? [])
  const files = frames.map(({ filename }) => filename ?? '').filter((file) => !NATIVE.test(file))
  if (exceptions.length > 0 && (files.length === 0 || !files.every(isOwn))) return null
  const clean: Event = {
    ...pick(event, ['event_id', 'timestamp', 'start_timestamp', 'platform', 'level', 'release']),
    ...(event.type ? pick(event, ['type', 'transaction', 'spans']) : {}),
    ...(event.message ? { message: scrub(event.message) } : {}),
    tags: Object.fromEntries(
      Object.entries(event.tags ?? {})
        .filter(([name]) => TAGS.has(name))
        .map(([name, value]) => [name, scrub(String(value))]),
    ),
    ...(event.contexts?.trace ? { contexts: { trace: event.contexts.trace } } : {}),
    ...(exceptions.length > 0
      ? {
          exception: {
            values: exceptions.map(({ type, value, stacktrace }) => ({
              type: scrub(type ?? 'Error').slice(0, 60),
              value: scrub(value ?? ''),
              stacktrace: { frames: (stacktrace?.frames ?? []).map(cleanFrame) },
            })),
          },
        }
      : {}),
  }
  // A copy with fewer fields has the same type.
  return clean as TEvent
}

const TAGS = new Set(['code', 'endpoint', 'status', 'kind', 'app', 'detail', 'apps', 'replayId'])

const cleanFrame = ({ filename, function: name, lineno, colno }: StackFrame): StackFrame => ({
  ...(filename === undefined ? {} : { filename }),
  ...(name === undefined ? {} : { function: name.slice(0, 80) }),
  ...(lineno === undefined ? {} : { lineno }),
  ...(colno === undefined ? {} : { colno }),
  in_app: true,
})

/** The named fields that are present. */
function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const found: Partial<T> = {}
  for (const name of names) if (from[name] !== undefined) found[name] = from[name]
  return found
}
