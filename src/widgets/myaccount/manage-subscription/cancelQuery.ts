/** What stands behind the `?` of the address while it is asked whether to cancel, so that a reload and Back find it again. */
export const CANCEL_QUERY = 'cancel=1'
