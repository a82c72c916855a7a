export { amountOf, type Canvas, cardOf, listen, rowOf, shown } from './look'
export { type SceneOptions, scene } from './scene'
export { PAGE, type Stage, stageOf } from './stages'
