/** Whether the demo and the tests use the light build: set with `EMBED=light`. */
export const isLight = process.env.EMBED === 'light'

/** The folder of that build. */
export const embedFolder = isLight ? 'dist/embed-light' : 'dist/embed'
