import { swatchOf } from '@store/template-kit'

/** Woods and cloths by the words shops have for them, where they name no colour. */
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/lapacho|ip[eê]/, '#6b4426'],
  [/nogal|walnut|nogueira|noyer/, '#5a3a22'],
  [/roble|oak|carvalho|chene/, '#c39a68'],
  [/eucalipt|eucalypt/, '#b58a63'],
  [/pino|pine|pinho|pin\b/, '#dcbf8e'],
  [/guayubira|wenge|ebano|ebony|ebene/, '#3b2a20'],
  [/salvia|sage|sauge/, '#8a9a7e'],
  [/ladrillo|brick|tijolo|brique|terracota|terracotta/, '#b0553a'],
  [/bosque|monte|forest|floresta|foret/, '#23473a'],
  [/lana|wool|la\b|laine|crudo|ecru|lino|linen|linho|lin\b/, '#ddd5c3'],
  [/cuero|leather|couro|cuir|suela/, '#8a5a35'],
]

/** The colour a value of an option speaks of, as a wood, a cloth or a colour; null when it is none of these. */
export function materialColor(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MATERIALS.find(([pattern]) => pattern.test(plain))?.[1] ?? swatchOf(name)
}
