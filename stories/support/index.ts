export { type SceneOptions, scene } from './scene'
export { PAGE, type Stage, stageOf } from './stages'
