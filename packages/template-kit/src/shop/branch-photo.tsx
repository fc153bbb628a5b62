import type { Branch } from '@store/core'
import { imageSet, imageUrl } from '../product/image.ts'

/** The photo of a branch, by which visitors recognise it from the street (C8); nothing without a photo. */
export function BranchPhoto({
  branch: { photo },
  className,
}: {
  readonly branch: Branch
  readonly className?: string
}) {
  if (!photo) return null
  return (
    <img
      src={imageUrl(photo, 480)}
      srcSet={imageSet(photo, 800)}
      sizes="(max-width: 480px) 100vw, 400px"
      alt=""
      loading="lazy"
      className={className}
      style={{
        display: 'block',
        width: '100%',
        maxWidth: 400,
        margin: '8px 0',
        aspectRatio: '3 / 2',
        objectFit: 'cover',
      }}
    />
  )
}
