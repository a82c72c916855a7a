import type { RequestHandler } from 'msw'

/** The handlers that answer for the server in every story; they are set before each one. */
export const handlers: RequestHandler[] = []
