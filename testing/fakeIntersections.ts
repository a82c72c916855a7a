import { afterEach, beforeEach, vi } from 'vitest'

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void

/** Observers of a test: elements are out of view until the test says otherwise. */
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

  /** Brings an element into view, or out of it, for all observers. */
  static show(target: Element, isIntersecting = true): void {
    for (const { elements, callback } of FakeIntersections.all) {
      if (elements.has(target)) callback([{ target, isIntersecting }])
    }
  }
}

/** Replaces the browser's observers for each test of a file. */
export function fakeIntersections(): void {
  beforeEach(() => {
    FakeIntersections.all = []
    vi.stubGlobal('IntersectionObserver', FakeIntersections)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
