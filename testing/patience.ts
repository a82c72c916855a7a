import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'
import { withoutDocument } from './withoutDocument'

// What is waited for comes at once on a machine at rest, and later where all tests run side by side.
configure({ asyncUtilTimeout: 10_000, getElementError: withoutDocument })

// Files share their document: what one of them leaves there is not to be found by the next.
afterAll(cleanup)
