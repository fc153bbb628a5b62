import type { Category } from '@store/core'

/** The kinds of drawings (`doodles/glyphs.json`). Settings may also give the number, from 1. */
export const DOODLES = ['plants', 'food', 'clothes', 'home', 'gadgets', 'gifts'] as const
export type Doodle = (typeof DOODLES)[number]

/** Beginnings of words in names of categories, in four languages, and the drawings that suit them. */
const CATEGORY_WORDS: readonly (readonly [Doodle, RegExp])[] = [
  ['plants', /\b(?:plant|flor|flower|fleur|jardin|garden|sucul|cact|semil|seed|macet|vaso|sombra|orquid|huert)/],
  [
    'food',
    /\b(?:comid|food|plat|menu|bebid|drink|boisson|postre|dessert|sobremesa|pan\b|panad|pao\b|paes|bread|cafe|coffee|frut|fruit|carn|pesc|peix|fish|pizza|hambur|torta|cake|gateau|vino|wine|vin|queso|queij|cheese|abarrot|mercear|epicer)/,
  ],
  [
    'clothes',
    /\b(?:rop|roup|cloth|vetement|vestid|dress|robe|camis|shirt|chemis|zapat|sapat|shoe|chaussur|tenis|jean|pantal|bols|bag|sac|accesor|acessor|joy|joia|jewel|bijou|gorra|moda|fashion|mode)/,
  ],
  [
    'gadgets',
    /\b(?:celul|phone|telefon|audi|headph|electr|eletr|comput|laptop|portat|cable|cabo|carga|charg|gamer|juego|jogo|camar|tv|video|tecno|tech|informat)/,
  ],
  [
    'home',
    /\b(?:hogar|casa\b|home|maison|mueb|movei|furnit|meuble|mesa|table|sill|cadeir|chair|luz\b|light|lampar|lumin|cocin|cozin|kitchen|cuisin|deco|bano|banh|bath|bain|cama|bed|textil)/,
  ],
  ['gifts', /\b(?:regal|present|gift|cadeau|juguet|brinq|toy|jouet|niñ|crianc|kid|enfant|mascot|pet|libr|livr|book)/],
]

/** The drawings that suit most of the shop's categories; gifts if none does. */
export function doodleFor(categories: readonly Pick<Category, 'name'>[]): Doodle {
  const votes = categories.map(({ name }) => {
    const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return CATEGORY_WORDS.find(([, words]) => words.test(plain))?.[0]
  })
  const count = (doodle: Doodle) => votes.filter((vote) => vote === doodle).length
  return DOODLES.reduce((best, doodle) => (count(doodle) > count(best) ? doodle : best), 'gifts')
}
