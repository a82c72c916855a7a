export { amountOf, type Canvas, cardOf, listen, rowOf, shown } from './look'
export { noWorld, type SceneOptions, scene } from './scene'
export { PAGE, stageOf } from './stages'
