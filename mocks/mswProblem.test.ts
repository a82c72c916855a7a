import * as installed from 'msw'
import { describe, expect, it } from 'vitest'
import { mswProblem } from './mswProblem'

const one = { rest: {}, graphql: {} }
const two = { http: {}, HttpResponse: {}, passthrough: {}, graphql: {} }
const three = { http: {}, HttpResponse: {}, passthrough: {}, isPassthroughResponse: {} }

describe('mswProblem', () => {
  it.each([
    ['msw 1', one, '26.1.0', /needs msw 2 or 3.*npm install -D msw@3/],
    ['msw 1 in a browser', one, undefined, /needs msw 2 or 3/],
    ['msw 3 on Node 20', three, '20.20.2', /needs Node 22\.12.*Node 20\.20\.2.*msw@2/],
    ['msw 3 just before', three, '22.11.9', /needs Node 22\.12/],
  ])('says what is wrong and what to do: %s', (_name, msw, node, message) => {
    expect(mswProblem(msw, node)).toMatch(message)
  })

  it.each([
    ['msw 3 on the first Node of it', three, '22.12.0'],
    ['msw 3 on a later one', three, '26.10.0'],
    ['msw 3 in a browser', three, undefined],
    ['msw 2 on an old Node', two, '18.0.0'],
    ['the installed one', installed, process.versions.node],
  ])('has nothing to say of %s', (_name, msw, node) => {
    expect(mswProblem(msw, node)).toBeNull()
  })
})
