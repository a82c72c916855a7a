interface Framed {
  title: string
  parameters: { docs?: { story?: { height?: string } } }
}

/** Heights by title, in pixels; the first match applies. A story can override it with `docs.story.height`. */
const HEIGHTS: readonly [title: string, height: number][] = [
  ['Widgets/universal-banner', 200],
  ['Widgets/', 700],
  ['Parts/', 480],
  ['Hooks/', 240],
  ['', 120],
]

/** The height reserved for a story in the docs before it is rendered, in pixels. */
export function frameHeight({ title, parameters }: Framed): number {
  const usual = HEIGHTS.find(([start]) => title.startsWith(start))?.[1] ?? 0
  return Number.parseInt(parameters.docs?.story?.height ?? '', 10) || usual
}
