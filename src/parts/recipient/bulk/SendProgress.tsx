import './SendProgress.css'

interface SendProgressProps {
  total: number
  /** How many are through, whatever became of them. */
  count: number
  /** The same in words. */
  label: string
  /** What is said below it, where that is something else. */
  children?: string
}

/** How far the sending to many is. */
export function SendProgress({ total, count, label, children = label }: SendProgressProps) {
  return (
    <div className="gw-send-progress">
      <progress max={total} value={count} aria-label={label} />
      <p>{children}</p>
    </div>
  )
}
