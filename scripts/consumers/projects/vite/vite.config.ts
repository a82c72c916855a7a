import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  // React's development build alone is more than Vite's usual limit.
  build: { chunkSizeWarningLimit: mode === 'development' ? 2_000 : 500 },
}))
