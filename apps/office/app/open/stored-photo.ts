import { shrink } from '#app/media/shrink.ts'

const KEY = 'photo of the first product'
/** As long as a shop that is being opened is kept on the device. */
const AGE = 24 * 60 * 60_000
/** The longest photo that is kept, in letters of its data address: browsers keep five million in all. */
const MOST = 3_000_000

/** `draft`: the key of the shop that was being opened. */
type StoredPhoto = { readonly data: string; readonly at: number; readonly draft: string }

/**
 * The photo of the first product, kept on this device until the shop is there: before, nobody has said who they are, and the API takes
 * no pictures from strangers. Data address; null: there is none of this draft. A device that several people use has one of the last.
 */
export function storedPhoto(draft: string): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredPhoto | null
    const isFresh = stored !== null && Date.now() - stored.at < AGE && stored.data.startsWith('data:image/')
    if (stored && !isFresh) localStorage.removeItem(KEY)
    return isFresh && stored.draft === draft ? stored.data : null
  } catch {
    // What cannot be read is not there.
    return null
  }
}

/** Keeps a photo, made smaller, and answers its data address. `notKept`: this device keeps nothing, or has no room for it. */
export async function keepPhoto(file: File, draft: string): Promise<string | 'tooBig' | 'notKept'> {
  forgetPhoto()
  try {
    const data = await dataOf(await shrink(file))
    if (data.length > MOST) return 'tooBig'
    localStorage.setItem(KEY, JSON.stringify({ data, at: Date.now(), draft } satisfies StoredPhoto))
    return data
  } catch {
    return 'notKept'
  }
}

/** Forgets the photo: it was sent, or is not wanted. */
export function forgetPhoto(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** The photo as a file, to be sent. */
export function fileOf(data: string): File {
  const [head = '', encoded = ''] = data.split(',', 2)
  const type = /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'image/jpeg'
  return new File([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], 'photo', { type })
}

const dataOf = (photo: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(photo)
  })
