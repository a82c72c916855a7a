import { NativeSelect, Skeleton } from '../../ui'
import type { SelectProps } from '../../ui/richSelect'
import { lazyModule } from './lazyModule'
import { lazyPart } from './lazyPart'

const richSelect = lazyModule(() => import('../../ui/richSelect'))

/** A select whose options have a second line; falls back to a native select if its code fails to load. */
export const LazySelect = lazyPart(richSelect, ({ Select }) => Select, {
  placeholder: () => <Skeleton shape="control" />,
  failed: PlainSelect,
})

function PlainSelect({ label, hint, value, onValue, placeholder, options }: SelectProps) {
  const plain = options.map((option) => ({ ...option, label: wordsOf(option) }))
  return <NativeSelect {...{ label, hint, value, onValue, placeholder }} options={plain} />
}

const wordsOf = ({ label, hint }: SelectProps['options'][number]) =>
  hint ? `${label} (${hint})` : label
