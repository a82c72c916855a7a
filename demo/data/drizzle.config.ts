import { defineConfig } from 'drizzle-kit'

/** After a change of tables.ts: `npm run migration -- --name what_changed`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/data/tables.ts',
  out: './demo/data/migrations',
})
