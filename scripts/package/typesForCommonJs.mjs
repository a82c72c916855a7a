/** Writes the types of the CommonJS files: those of the modules, under the names of that format. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const path of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(path, 'utf8')
  const ofCommonJs = types.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.js(['"])/g, '$1.cjs$2')
  writeFileSync(path.replace(/\.d\.ts$/, '.d.cts'), ofCommonJs)
}
