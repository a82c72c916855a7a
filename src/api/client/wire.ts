/** What a call carries, as the wire knows it, whatever the types of its row. */
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
  /** Outlives the page that sends it. */
  keepalive?: boolean
}

/** What came back. */
export interface Received {
  status: number
  headers: Headers
  text: string
}

/** Sends one request; rejects where no answer came. */
export type Send = (sending: Sending) => Promise<Received>

/** The function that requests travel by. */
export type Transport = (input: Request | string | URL, init?: RequestInit) => Promise<Response>
