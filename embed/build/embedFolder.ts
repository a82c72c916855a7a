/** Whether the demo and the tests take the light build: where `EMBED=light` asks for it. */
export const isLight = process.env.EMBED === 'light'

/** Where the build lies that they take. */
export const embedFolder = isLight ? 'dist/embed-light' : 'dist/embed'
