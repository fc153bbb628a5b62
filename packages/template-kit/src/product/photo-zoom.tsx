import type { Product } from '@store/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { usePhotos } from './photos.ts'
import type { ZoomDialog } from './zoom-dialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog }))

/** The photos of a gallery, one over the whole screen (`ZoomDialog`); loaded when the first is opened. */
export function PhotoZoom({
  photos,
  ...props
}: {
  readonly photos: ReturnType<typeof usePhotos>
  readonly product: Product
} & Pick<ComponentProps<typeof ZoomDialog>, 'classes' | 'sizing'>) {
  if (!photos.wasOpen) return null
  return (
    <Suspense>
      <Dialog {...props} at={photos.at} onMove={photos.setAt} />
    </Suspense>
  )
}
