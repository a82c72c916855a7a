import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App'

export const render = (path: string): string =>
  renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  )
