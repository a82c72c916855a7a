import type { MinifyOptions } from 'terser'

/** How the embed's scripts are made small: slowly, as it is done once for all pages. */
export const terserOptions: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  format: { comments: false },
}
