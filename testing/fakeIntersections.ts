import { afterEach, beforeEach, vi } from 'vitest'

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void

/** Observers of a test: nothing is in sight until it says so. */
export class FakeIntersections {
  static all: FakeIntersections[] = []
  readonly elements = new Set<Element>()

  constructor(
    readonly callback: Callback,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersections.all.push(this)
  }
  observe(element: Element) {
    this.elements.add(element)
  }
  unobserve(element: Element) {
    this.elements.delete(element)
  }
  disconnect() {
    this.elements.clear()
  }

  /** Brings an element in sight, or out of it, for all who watch it. */
  static show(target: Element, isIntersecting = true): void {
    for (const { elements, callback } of FakeIntersections.all) {
      if (elements.has(target)) callback([{ target, isIntersecting }])
    }
  }
}

/** Gives each test of a file its own of them in the place of the browser's. */
export function fakeIntersections(): void {
  beforeEach(() => {
    FakeIntersections.all = []
    vi.stubGlobal('IntersectionObserver', FakeIntersections)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
