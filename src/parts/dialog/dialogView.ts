type View = typeof import('./DialogView').DialogView

/** What draws a dialog: where it comes from, and itself once it is there. */
export const dialogView: { load(): Promise<{ DialogView: View }>; loaded?: View } = {
  load: () => import('./DialogView'),
}
