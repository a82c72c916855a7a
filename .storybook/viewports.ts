const viewport = (name: string, width: number, height: number, type: 'mobile' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The widths of stories; the tests use the same names. */
export const viewports = {
  narrow: viewport('Narrow or zoomed', 320, 640, 'mobile'),
  zoomed: viewport('Enlarged to 400 %', 320, 256, 'mobile'),
  phone: viewport('Phone', 375, 812, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'desktop'),
  desktop: viewport('Desktop', 1280, 900, 'desktop'),
}

/** A global that fixes a story, or a test run, at one of them. */
export const atWidth = (value: keyof typeof viewports) => ({
  viewport: { value, isRotated: false },
})
