/** Creates the template of empty databases if there is none, so that a first start does not wait for it. */
import { template } from '../demo/data/pgliteTemplate.ts'

await template()
