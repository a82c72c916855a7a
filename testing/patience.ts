import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { withoutDocument } from './withoutDocument'

// An idle machine is fast; one that runs all tests in parallel is slower.
configure({ asyncUtilTimeout: 10_000, getElementError: withoutDocument })

// Test files share their document: nothing may be left for the next one.
afterAll(cleanup)

// A pending import would otherwise finish in the next file, after this file's environment is gone.
afterAll(() => vi.dynamicImportSettled())
