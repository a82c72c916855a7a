import type { RequestHandler } from 'msw'
import { backendHandler, imageHandler } from '../../mocks/msw'
import { backendAt } from './stages'

/** The handlers that answer for the server in every story; the worker starts with them. */
export const handlers: RequestHandler[] = [
  backendHandler((_request, apiBase) => backendAt(apiBase)),
  imageHandler(),
]
