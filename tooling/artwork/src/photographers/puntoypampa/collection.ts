import type { Binding } from '../../books/cover.ts'
import type { Hue } from '../../colour.ts'

/** The cloths books are bound in, and the two inks. */
export const PAMPA_HUES = {
  prussian: '#17324d',
  ochre: '#7a4a00',
  red: '#9b1c1c',
  green: '#23552f',
  aubergine: '#4a2c5e',
  ink: '#1d1a24',
  rust: '#8c3b12',
  petrol: '#2f5d62',
  wine: '#6b1e3a',
  olive: '#3c4a1e',
  gold: '#e8b866',
  salmon: '#f4daca',
} as const satisfies Record<string, Hue>

const { gold, salmon, ...H } = PAMPA_HUES
export type Room = 'narrativa' | 'poesia' | 'ensayo' | 'infancias' | 'cocina'
type Book = Binding & { readonly room: Room }

const book = (
  room: Room,
  [upright, leaning, author]: readonly [readonly string[], readonly string[], string],
  layout: Binding['layout'],
  cloth: Hue,
  ink: Hue = gold,
): Book => ({ room, upright, leaning, author, layout, cloth, ink })

/**
 * Each in the cloth and the ink that template 14 gives its title, so that a spine is of its cover's colour.
 * A book is photographed in a group with the two that follow it in its room.
 */
export const BOOKS = {
  rio: book('narrativa', [['El río'], ['que piensa'], 'Irma Solano'], 'waves', H.prussian),
  cartas: book('narrativa', [['Cartas a'], ['Saturnina'], 'Rogelio Bello'], 'window', H.petrol),
  islas: book('narrativa', [['Islas'], ['sin pájaro'], 'Dante Ferreyra'], 'circles', H.olive, salmon),
  siesta: book('narrativa', [['La siesta'], [], 'Marina Oubal'], 'sun', H.aubergine, salmon),
  vias: book('narrativa', [['Vías'], ['muertas'], 'Tomás Achar'], 'diagonal', H.red),
  perros: book('narrativa', [['Perros'], ['de agua'], 'Julián Arcel'], 'giant', H.ochre, salmon),
  baila: book('narrativa', [['Nadie'], ['baila'], 'Bruno Cattal'], 'block', H.aubergine, salmon),
  zambas: book('poesia', [['Manual'], ['de zambas'], 'Elvira Quiroga'], 'stripes', H.red),
  finales: book('poesia', [['Tres'], ['finales'], 'Ada Lermand'], 'initial', H.green, salmon),
  colectivo: book('poesia', [['Poemas para'], ['colectivo'], 'Varios'], 'letters', H.red),
  diario: book('ensayo', [['Diario'], ['del delta'], 'Nélida Prat'], 'waves', H.petrol),
  prisa: book('ensayo', [['Contra'], ['la prisa'], 'Ernesto Vidane'], 'plain', H.olive, salmon),
  atlas: book('ensayo', [['Atlas de lo'], ['que no volvió'], 'Hebe Mansour'], 'window', H.rust),
  zorzal: book('infancias', [['El zorzal'], ['distraído'], 'Lucía Prandi'], 'leaf', H.wine),
  bichos: book('infancias', [['Abecedario'], ['de bichos'], 'Varios'], 'letters', H.aubergine, salmon),
  yuyos: book('cocina', [['Yuyos'], [], 'Sol Benitti'], 'leaf', H.ink),
  frontera: book('cocina', [['Cocina de'], ['frontera'], 'Chela Maidal'], 'sun', H.ochre),
} as const satisfies Record<string, Book>

export type PampaBook = keyof typeof BOOKS
export const PAMPA_BOOKS = Object.keys(BOOKS) as readonly PampaBook[]
