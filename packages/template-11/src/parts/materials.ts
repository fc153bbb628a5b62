import { swatchOf } from '@store/template-kit'

/** Colours of woods and fabrics, by words that name no colour themselves. */
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/lapacho|ip[eê]\b/, '#6b4426'],
  [/nogal|walnut|nogueira|noyer/, '#5a3a22'],
  [/roble|oak|carvalho|chene/, '#c39a68'],
  [/eucal/, '#b58a63'],
  [/pin[oe]\b|pinho/, '#dcbf8e'],
  [/salvia|sage|sauge/, '#8a9a7e'],
  [/ladrill|brick|tijolo|brique|terracot/, '#b0553a'],
  [/bosque|forest|floresta|foret/, '#23473a'],
  [/crud|wool|laine|lino|linen/, '#ddd5c3'],
  [/cuero|leather|couro|cuir/, '#8a5a35'],
]

/** The colour a value of an option names, as a wood, a fabric or a colour; null if none. */
export function materialColor(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MATERIALS.find(([pattern]) => pattern.test(plain))?.[1] ?? swatchOf(name)
}
