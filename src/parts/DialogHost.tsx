import { lazy, Suspense } from 'react'
import { useDialogs } from '../hooks'
import { TopLayer } from '../ui'
import { LiveRegions } from './LiveRegions'
import { ToastList } from './ToastList'

const DialogView = lazy(() =>
  import('./DialogView').then(({ DialogView }) => ({ default: DialogView })),
)

export interface DialogHostProps {
  /** `light`, `dark` or `auto`, as the roots of the page have it. */
  theme?: string
}

/**
 * The one place of a page for dialogs, toasts and live regions, over everything else. Mount it once
 * below the provider; the embed does so by itself.
 */
export function DialogHost({ theme }: DialogHostProps) {
  const { current, toasts } = useDialogs()
  return (
    <>
      <LiveRegions />
      {(current || toasts.length > 0) && (
        <TopLayer data-giftwell-theme={theme}>
          {(container) => (
            <>
              <ToastList />
              {current && (
                <Suspense>
                  <DialogView container={container} />
                </Suspense>
              )}
            </>
          )}
        </TopLayer>
      )}
    </>
  )
}
