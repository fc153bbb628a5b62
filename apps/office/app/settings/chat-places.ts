import { CHAT_PLACES, type ChatPlace } from '@store/core'

/** What places of texts are called in the reader's language. */
type PlaceNames = Readonly<Record<ChatPlace, string>>

const renamed = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const other = names.get(name.trim().toLowerCase())
    return other === undefined ? written : `{${other}}`
  })

/** A stored text with its places in the reader's words: `{nombre}` for `{name}`. */
export const asTyped = (text: string, names: PlaceNames): string =>
  renamed(text, new Map(CHAT_PLACES.map((place) => [place, names[place]])))

/** A typed text as it is stored. Where a word of the language is also the name of another place, it is meant as a word. */
export const asStored = (text: string, names: PlaceNames): string =>
  renamed(
    text,
    new Map([
      ...CHAT_PLACES.map((place) => [place, place] as const),
      ...CHAT_PLACES.map((place) => [names[place], place] as const),
    ]),
  )
