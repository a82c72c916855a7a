export { deniedStorage } from '../../testing/storage'
export {
  amountOf,
  type Canvas,
  cardOf,
  fromAnotherTab,
  gone,
  listen,
  noSidewaysScroll,
  rowOf,
  shown,
} from './look'
export { whileOffline } from './mishaps'
export { bare, noWorld, type SceneOptions, scene, sceneIn } from './scene'
export { seen, sees, shows } from './sees'
export type { Shopper } from './situations/probe'
export { PAGE, type Stage, stageOf } from './stages'
