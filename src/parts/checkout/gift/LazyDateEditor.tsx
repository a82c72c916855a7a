import { Skeleton } from '../../../ui'
import { calendar } from '../../delivery/lazyCalendar'
import { lazyPart } from '../../lazy/lazyPart'
import { PartMissing } from '../../lazy/PartMissing'

/** The inline calendar; its code loads when it is opened. */
export const LazyDateEditor = lazyPart(calendar, ({ DateEditor }) => DateEditor, {
  placeholder: () => <Skeleton shape="control" lines={6} />,
  failed: PartMissing,
})
