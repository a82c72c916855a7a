import * as v from 'valibot'
import { link, listOf, text } from '../page/fields'
import { safeUrl } from '../page/urls'
import type { DeepReadonly } from '../schema/entities'

/** A count that makes sense: minutes, people. */
export const count = v.nullish(
  v.pipe(
    v.number(),
    v.check((number) => number > 0 && number < 100_000, 'a number above 0'),
  ),
)

/** Words that something cannot do without. */
export const words = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'a text that says something'),
)

/** A recipe as a list shows it: what it is called, where it is, and what it is found by. */
export const recipeCardSchema = v.object({
  /** Tells it from others in a list, and remembers what was checked on its page. */
  id: words,
  title: words,
  url: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) !== null, 'an http(s) or relative address'),
  ),
  image: link,
  /** From start to table. */
  minutes: count,
  servings: count,
  rating: v.nullish(v.object({ stars: v.number(), count: v.number() })),
  /** What is cooked, such as `Ribeye`, and how, such as `Grill`: words that a shopper filters by. */
  cuts: listOf(v.string()),
  methods: listOf(v.string()),
  /** One short word about it, such as `New`. */
  badge: text,
})

export type RecipeCardData = DeepReadonly<v.InferOutput<typeof recipeCardSchema>>

/** What is left of a list once the odd members are out. */
export const listed = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((one) => one != null)
