/** Pixels of the longer side: every figure of a receipt can still be read. */
const MOST_PIXELS = 2_400
/** Lighter ones are sent as they are. */
const LIGHT_BYTES = 1_000_000

/**
 * Puts a smaller JPEG in the place of a heavy picture that was chosen: photos of phones have several megabytes, which a
 * slow connection does not get through in time. What the browser cannot read stays as it is.
 */
export async function smallerPicture(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0]
  if (!file?.type.startsWith('image/') || file.size <= LIGHT_BYTES) return
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.85))
    // Another one may have been chosen meanwhile.
    if (!smaller || smaller.size >= file.size || input.files?.[0] !== file) return
    const chosen = new DataTransfer()
    chosen.items.add(new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
    input.files = chosen.files
  } catch {
    // The server says what is wrong with it.
  }
}
