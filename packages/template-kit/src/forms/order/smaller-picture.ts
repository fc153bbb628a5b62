/** Pixels of the longer side: enough to read every figure of a receipt. */
const MAX_PIXELS = 2_400
/** Files up to this size are not changed. */
const SMALL_BYTES = 1_000_000

/**
 * Replaces a large picture in a file input by a smaller JPEG: photos of phones have several megabytes, which take too long on a
 * slow connection. A file that the browser cannot decode is not changed.
 */
export async function smallerPicture(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0]
  if (!file?.type.startsWith('image/') || file.size <= SMALL_BYTES) return
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.85))
    // The shopper may have chosen another file meanwhile.
    if (!smaller || smaller.size >= file.size || input.files?.[0] !== file) return
    const chosen = new DataTransfer()
    chosen.items.add(new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
    input.files = chosen.files
  } catch {
    // The server will refuse the file with a reason.
  }
}
