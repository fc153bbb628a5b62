import { CHAT_PLACES, type ChatPlace } from '@store/core'

/** The names of placeholders in the reader's language. */
type PlaceNames = Readonly<Record<ChatPlace, string>>

const renamed = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const other = names.get(name.trim().toLowerCase())
    return other === undefined ? written : `{${other}}`
  })

/** A stored text with its placeholders in the reader's language: `{nombre}` for `{name}`. */
export const asTyped = (text: string, names: PlaceNames): string =>
  renamed(text, new Map(CHAT_PLACES.map((place) => [place, names[place]])))

/**
 * A typed text with placeholders as stored. A name in the reader's language takes precedence over the same stored name of
 * another placeholder.
 */
export const asStored = (text: string, names: PlaceNames): string =>
  renamed(
    text,
    new Map([
      ...CHAT_PLACES.map((place) => [place, place] as const),
      ...CHAT_PLACES.map((place) => [names[place], place] as const),
    ]),
  )
