import { shrink } from '#app/media/shrink.ts'

const KEY = 'photo of the first product'
/** How long a photo is stored, in milliseconds. */
const AGE = 24 * 60 * 60_000
/** The longest stored photo, in characters of its data URL: browsers store five million in all. */
const MOST = 3_000_000

/** `draft`: the key of the shop that was being opened. */
type StoredPhoto = { readonly data: string; readonly at: number; readonly draft: string }

/**
 * Returns the photo of the first product as a data URL; null: none of this draft. It is stored on the device because the API
 * takes no pictures before its owner has signed in and the shop exists. The device stores one photo, that of the last draft.
 */
export function storedPhoto(draft: string): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredPhoto | null
    const isFresh = stored !== null && Date.now() - stored.at < AGE && stored.data.startsWith('data:image/')
    if (stored && !isFresh) localStorage.removeItem(KEY)
    return isFresh && stored.draft === draft ? stored.data : null
  } catch {
    // Unreadable values count as none.
    return null
  }
}

/**
 * Scales a photo down, stores it, and returns its data URL. `notKept`: this device stores nothing, or its storage is full.
 */
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

/** Deletes the photo: it was uploaded, or is not wanted. */
export function forgetPhoto(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A device without storage has nothing to delete.
  }
}

/** Converts the data URL to a file, for the upload. */
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
