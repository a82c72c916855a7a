import { defineConfig } from 'drizzle-kit'

/** After a change of tables.ts: `npx drizzle-kit generate --config demo/data/drizzle.config.ts --name what_changed`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/data/tables.ts',
  out: './demo/data/migrations',
})
