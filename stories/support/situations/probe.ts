import type { ComponentType } from 'react'
import { within } from 'storybook/test'
import type { Scenario } from '../../../mocks/scenario'
import type { AnyEndpoint } from '../../../src/api/account'
import type { Canvas, Shopper } from '../look'
import type { SceneOptions } from '../scene'

/** A shopper at the app, opened if needed. */
export interface Visit extends Shopper {
  /** The element with the data: the root, or the open panel. */
  place: HTMLElement
  /** Finds things in `place`. */
  at: Canvas
}

/** The requests of an app, and its loading state. */
export interface Reading {
  /** Further requests after the manifest's first reads; "Try again" repeats the last one. */
  endpoints?: readonly AnyEndpoint[]
  /** The announcement while loading. */
  loading: string
  /** Title of the panel on failure. */
  failed: string
  /** The sentence below the title, if any. */
  explains?: RegExp
  /** The code of each report. */
  reports: readonly string[]
  /** The page link that its panel offers besides a retry. */
  wayOn: { name: string | RegExp; href: string }
}

/** Everything that situations G1 to G14 need to know about an app. */
export interface Probe {
  /** The component that the embed mounts. */
  App: ComponentType
  /** The page around it. */
  scene?: SceneOptions
  /** A world in which it shows its data. */
  world(): Scenario
  /** Opens the data, if it is not visible from the start. */
  open?(shopper: Shopper): Promise<HTMLElement>
  /** Waits for data that only `world` has. */
  ready(visit: Visit): Promise<HTMLElement>
  /** Makes a shopper's change, and waits until it is saved. */
  works?(visit: Visit): Promise<unknown>
  reading?: Reading
  /** The state of a guest on a customer's device: Margaret, who is no longer signed in. */
  asGuest?(visit: Visit): Promise<unknown>
  /** Controls that save something, and the call that the first one sends. */
  saving?: { controls(visit: Visit): Promise<HTMLElement[]>; endpoint: AnyEndpoint }
  /** A scenario with texts of that length, if `longestText` has nothing that the app shows. */
  longestWorld?(): Scenario
  /** Asserts that all texts of that scenario are visible. */
  longest?(visit: Visit): Promise<unknown>
  /** Asserts the side-by-side layout of a wide page. */
  wide?(visit: Visit): Promise<unknown>
  /** Elements that have a border with forced colors. */
  outlined?(visit: Visit): Promise<(Element | null)[]>
  /** Asserts what remains on a page without links, help and products. */
  withoutPage?(visit: Visit): Promise<unknown>
  /** Asserts that the app uses the links `cart` (/my-cart) and `signIn` (/come-in), and no others. */
  oddPage?(visit: Visit): Promise<unknown>
  /** Another app on the page, and how to check that it works. Default: the header cart. */
  neighbor?: { App: ComponentType; works(shopper: Shopper): Promise<unknown> }
  /** Waits until the app is restored after a crash, if the neighbor has changed its data. */
  back?(shopper: Shopper): Promise<unknown>
}

/** Opens the app as the probe specifies. */
export async function visit({ open }: Probe, shopper: Shopper): Promise<Visit> {
  const place = open ? await open(shopper) : shopper.canvasElement
  return { ...shopper, place, at: within(place) }
}

/** A part of the probe that this situation requires. */
export function needed<Part>(part: Part | undefined, name: keyof Probe): Part {
  if (part === undefined) throw new Error(`The probe of this app needs "${name}".`)
  return part
}
