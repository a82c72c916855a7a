import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { changesPage } from './changesPage'
import { compare } from './compare'

/** A white picture with some black pixels. */
function picture(width: number, height: number, black: readonly number[] = []): Uint8Array {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const at of black) png.data.fill(0, at * 4, at * 4 + 3)
  return PNG.sync.write(png)
}

describe('two pictures', () => {
  it('that are equal are unchanged, however they are compressed', () => {
    expect(compare(picture(8, 8), picture(8, 8))).toBeNull()
    const other = PNG.sync.write(PNG.sync.read(Buffer.from(picture(8, 8))), { deflateLevel: 0 })
    expect(compare(picture(8, 8), other)).toBeNull()
  })

  it('with eight different pixels are unchanged, with nine changed, and these are shown', () => {
    // A line, because single dots would be taken for antialiasing.
    const line = (length: number) =>
      picture(
        40,
        8,
        Array.from({ length }, (_, at) => 120 + at),
      )
    expect(compare(picture(40, 8), line(8))).toBeNull()
    const found = compare(picture(40, 8), line(9))
    expect(found?.pixels).toBe(9)
    const { data } = PNG.sync.read(Buffer.from(found?.difference ?? []))
    expect([...data.subarray(480, 483)]).toEqual([255, 0, 0])
  })

  it('of different sizes differ as a whole', () => {
    expect(compare(picture(8, 8), picture(8, 9))).toEqual({ pixels: 72, difference: null })
  })
})

describe('the page of changes', () => {
  const change = { path: '375-light/a.png', pixels: 7, hasDifference: true } as const
  const sources = (html: string) => [...html.matchAll(/src="(\w+)\//g)].map(([, folder]) => folder)

  it.each([
    ['changed', ['before', 'current', 'difference'], 'changed, 7 pixels'],
    ['new', ['current'], 'new</p>'],
    ['gone', ['before'], 'gone</p>'],
  ] as const)('has of one that is %s what there is', (kind, folders, words) => {
    const html = changesPage([{ ...change, kind, hasDifference: kind === 'changed' }])
    expect(sources(html)).toEqual(folders)
    expect(html).toContain(words)
    expect(html).toContain('Pictures that changed: 1')
  })

  it('says so if nothing has changed', () => {
    expect(changesPage([])).toContain('None.')
  })
})
