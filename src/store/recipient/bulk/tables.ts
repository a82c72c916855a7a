/* Reading and writing lists as CSV, loaded when a list is read or written: it brings papaparse. */
export { readTable } from './readTable'
export { writeTable } from './writeTable'
