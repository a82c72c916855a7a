import { type AnyEndpoint, accountContract } from '../src/api/account'
import { contract } from '../src/api/contract'
import type { AnswerOf, Row } from '../src/api/row'
import type { Backend } from './backend'

const rows = { ...contract, ...accountContract }

/** The parameters of a call. */
export interface Asked {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** The answer of a call; null for an empty body. */
export interface Answered<TAnswer> {
  status: number
  body: TAnswer
  headers: Headers
}

/** Calls a row of a backend by name, for tests without a client. */
export async function ask<K extends AnyEndpoint>(
  backend: Backend,
  name: K,
  { params = {}, query, body, headers = {} }: Asked = {},
): Promise<Answered<NonNullable<AnswerOf<(typeof rows)[K]>>>> {
  const row: Row = rows[name]
  const path = row.path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(params[key] ?? ''))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const response = await backend.fetch(`/api${path}${search}`, {
    method: row.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    // A test that expects a non-JSON answer checks its status.
    body: text === '' ? null : JSON.parse(text),
    headers: response.headers,
  }
}
