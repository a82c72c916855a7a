import type { MinifyOptions } from 'terser'

/** How the embed's scripts are made small: slowly, as it is done once for all pages. */
export const terserOptions: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 2,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    // What the smallest file had of each, tried one by one.
    hoist_funs: true,
    inline: 1,
    typeofs: false,
  },
  format: { comments: false },
}
