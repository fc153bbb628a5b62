import { shrink } from '#app/media/shrink.ts'

const KEY = 'photo of the first product'
/** As long as a shop that is being opened is kept on the device. */
const AGE = 24 * 60 * 60_000
/** The longest photo that is kept, in letters of its data address: browsers keep five million in all. */
const MOST = 3_000_000

type Kept = { readonly data: string; readonly at: number }

/**
 * The photo of the first product, kept on this device until the shop is there: before, nobody has said who they are, and the API takes
 * no pictures from strangers. Data address; null: none.
 */
export function keptPhoto(): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    if (kept && Date.now() - kept.at < AGE && kept.data.startsWith('data:image/')) return kept.data
    if (kept) localStorage.removeItem(KEY)
  } catch {
    // What cannot be read is not there.
  }
  return null
}

/** Keeps a photo, made smaller, and answers its data address; null forgets it. `tooBig`: this device cannot keep it. */
export async function keepPhoto(file: File | null): Promise<string | null | 'tooBig'> {
  try {
    localStorage.removeItem(KEY)
    if (!file) return null
    const data = await dataOf(await shrink(file))
    if (data.length > MOST) return 'tooBig'
    localStorage.setItem(KEY, JSON.stringify({ data, at: Date.now() } satisfies Kept))
    return data
  } catch {
    return 'tooBig'
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
