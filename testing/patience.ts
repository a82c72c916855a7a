import { configure } from '@testing-library/dom'

// What is waited for comes at once on a machine at rest, and later where all tests run side by side.
configure({ asyncUtilTimeout: 10_000 })
