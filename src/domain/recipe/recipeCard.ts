import * as v from 'valibot'
import { link, listOf, rating, text } from '../page/fields'
import { safeUrl } from '../page/urls'
import type { DeepReadonly } from '../schema/entities'

/** A plausible count, of minutes or people. */
export const count = v.nullish(
  v.pipe(
    v.number(),
    v.check((number) => number > 0 && number < 100_000, 'a number above 0'),
  ),
)

/** A required, non-blank text. */
export const words = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'a string that is not blank'),
)

/** A recipe in a list: its title, its URL, and its filter values. */
export const recipeCardSchema = v.object({
  /** Identifies it in a list, and is the key for remembering checked ingredients. */
  id: words,
  title: words,
  url: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) !== null, 'an http(s) or relative URL'),
  ),
  image: link,
  /** Total time, in minutes. */
  minutes: count,
  servings: count,
  rating,
  /** What is cooked, such as `Ribeye`, and how, such as `Grill`: the values of the filters. */
  cuts: listOf(v.string()),
  methods: listOf(v.string()),
  /** A short label, such as `New`. */
  badge: text,
})

export type RecipeCardData = DeepReadonly<v.InferOutput<typeof recipeCardSchema>>

/** The valid members of a list. */
export const listed = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((one) => one != null)
