import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { withoutDocument } from './withoutDocument'

// An idle machine is quick; one that runs all tests in parallel needs longer.
configure({ asyncUtilTimeout: 10_000, getElementError: withoutDocument })

// Files share their document: what one of them leaves there is not to be found by the next.
afterAll(cleanup)

// Code that was asked for and is still on its way would be read by the next file, once nothing is there any more.
afterAll(() => vi.dynamicImportSettled())
