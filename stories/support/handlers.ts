import type { RequestHandler } from 'msw'

/** The handlers that answer for the server in every story; the worker starts with them. */
export const handlers: RequestHandler[] = []
