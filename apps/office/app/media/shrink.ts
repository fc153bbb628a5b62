/** Longer sides are made shorter before a picture is sent, in pixels. */
const LONGEST_SIDE = 2_560
const QUALITY = 0.86
/** Smaller files are sent as they are. */
const SMALL = 400 * 1024

/**
 * Scales a photo down to the largest size that shops show. A file that the browser cannot decode is sent unchanged, for the
 * API to check.
 */
export async function shrink(file: File): Promise<Blob> {
  if (file.size <= SMALL || file.type === 'image/svg+xml' || file.type === 'image/gif') return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // Transparency survives in WebP alone; Safari writes PNG instead, which may be larger than the file.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return smaller && smaller.size < file.size ? smaller : file
}
