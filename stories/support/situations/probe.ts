import type { ComponentType } from 'react'
import { within } from 'storybook/test'
import type { Scenario } from '../../../mocks/scenario'
import type { AnyEndpoint } from '../../../src/api/account'
import type { Canvas, Shopper } from '../look'
import type { SceneOptions } from '../scene'

/** A shopper who has the app before them, opened where it has to be. */
export interface Visit extends Shopper {
  /** What shows the data: the root, or the panel that was opened. */
  place: HTMLElement
  /** Finds things in `place`. */
  at: Canvas
}

/** What an app reads from the server, and how it tells of it. */
export interface Reading {
  /** What is read beside the first reads of the manifest; the last of all is what "Try again" reads. */
  endpoints?: readonly AnyEndpoint[]
  /** What is said while it is awaited. */
  loading: string
  /** The title of its panel where it cannot be had. */
  failed: string
  /** The sentence below the title, where there is one. */
  explains?: RegExp
  /** The code of each report. */
  reports: readonly string[]
  /** The way on that its panel offers beside another try: a link of the page. */
  wayOn: { name: string | RegExp; href: string }
}

/** All that the situations G1 to G14 have to know of an app. */
export interface Probe {
  /** What the embed mounts. */
  App: ComponentType
  /** What of a page is around it. */
  scene?: SceneOptions
  /** A world in which it shows its data. */
  world(): Scenario
  /** Opens what shows the data, where that is not there from the start. */
  open?(shopper: Shopper): Promise<HTMLElement>
  /** Waits for the data of `world`, and for what no other world has of them. */
  ready(visit: Visit): Promise<HTMLElement>
  /** Has a shopper change something, and waits until it is changed. */
  works?(visit: Visit): Promise<unknown>
  reading?: Reading
  /** What a guest sees in the world of a customer: Margaret, who is signed in no more. */
  asGuest?(visit: Visit): Promise<unknown>
  /** Controls that save something, and the call by which the first one does. */
  saving?: { controls(visit: Visit): Promise<HTMLElement[]>; endpoint: AnyEndpoint }
  /** Where the scenario `longestText` has nothing that the app shows: one whose texts are as long. */
  longestWorld?(): Scenario
  /** Asserts that the texts of that scenario are there, all of them. */
  longest?(visit: Visit): Promise<unknown>
  /** Asserts what a wide page has beside each other. */
  wide?(visit: Visit): Promise<unknown>
  /** What has a border where the device forces its colors. */
  outlined?(visit: Visit): Promise<(Element | null)[]>
  /** Asserts what is left on a page that names no links, no help and no products. */
  withoutPage?(visit: Visit): Promise<unknown>
  /** Asserts that it takes the links `cart` (/my-cart) and `signIn` (/come-in), and nothing else. */
  oddPage?(visit: Visit): Promise<unknown>
  /** Another app of the page, and how one sees that it works; the cart in the header by default. */
  neighbor?: { App: ComponentType; works(shopper: Shopper): Promise<unknown> }
  /** How one sees that it is back after a crash, where the neighbor has changed its data. */
  back?(shopper: Shopper): Promise<unknown>
}

/** Opens the app as the probe says. */
export async function visit({ open }: Probe, shopper: Shopper): Promise<Visit> {
  const place = open ? await open(shopper) : shopper.canvasElement
  return { ...shopper, place, at: within(place) }
}

/** A part of the probe that this situation cannot do without. */
export function needed<Part>(part: Part | undefined, name: keyof Probe): Part {
  if (part === undefined) throw new Error(`The probe of this app needs "${name}".`)
  return part
}
