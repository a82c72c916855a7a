/** The input of a call, without the types of its row. */
export interface Loose {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** One request. */
export interface Sending {
  /** Base, path and query. */
  url: string
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  /** Whether the request continues after the page unloads. */
  keepalive?: boolean
}

/** One response. */
export interface Received {
  status: number
  headers: Headers
  text: string
}

/** Sends one request; rejects if there is no response. */
export type Send = (sending: Sending) => Promise<Received>

/** The `fetch` function that sends requests. */
export type Transport = (input: Request | string | URL, init?: RequestInit) => Promise<Response>
