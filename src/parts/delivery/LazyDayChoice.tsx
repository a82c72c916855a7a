import { Skeleton } from '../../ui'
import { lazyPart } from '../lazy/lazyPart'
import { PartMissing } from '../lazy/PartMissing'
import { calendar } from './lazyCalendar'

/** A delivery day picker without further choices; its code loads when it is opened. */
export const LazyDayChoice = lazyPart(calendar, ({ DayChoice }) => DayChoice, {
  placeholder: () => <Skeleton shape="control" lines={3} />,
  failed: PartMissing,
})
