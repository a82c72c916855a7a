// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createClient, createStore, StoreProvider } from '../index'
import MyAccount from './myaccount'
import MyaccountAddEditCard from './myaccount-add-edit-card'

it.each([
  ['myaccount', MyAccount],
  ['myaccount-add-edit-card', MyaccountAddEditCard],
])('a server draws nothing of %s, which depends on the address of the page', (_app, Widget) => {
  const store = createStore({ api: createClient({ baseUrl: 'https://shop.test/api' }) })
  const html = renderToString(
    <StoreProvider store={store}>
      <Widget />
    </StoreProvider>,
  )
  expect(html).toBe('')
})
