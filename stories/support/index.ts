export { deniedStorage } from '../../testing/storage'
export {
  EMAIL_REFUSED,
  fillIn,
  fixEmail,
  fixStreet,
  focusOn,
  openCalendar,
  pick,
  press,
  STREET_REFUSED,
  scrollOut,
} from './acts'
export {
  amountOf,
  asksBeforeUnload,
  type Canvas,
  cardOf,
  expectClear,
  fromAnotherTab,
  gone,
  listen,
  noSidewaysScroll,
  rowOf,
  type Shopper,
  saidInPlace,
  shown,
} from './look'
export { whileOffline } from './mishaps'
export { bare, noWorld, type SceneOptions, scene, sceneIn } from './scene'
export { seen, sees, shows } from './sees'
export { CLAIM_PAGE, callsOf, holdBack, PAGE, type Stage, shipmentOf, stageOf } from './stages'
