import type { Hue } from '../../colour.ts'
import { cassavaRolls, sourdough } from '../../produce/bakery.ts'
import { bananas, blackberries } from '../../produce/berries.ts'
import { eggs, freshCheese, yogurt } from '../../produce/dairy.ts'
import type { Draw } from '../../produce/food.ts'
import { avocado, passionFruit } from '../../produce/fruit.ts'
import { coriander, corn } from '../../produce/greens.ts'
import { naranjilla, treeTomato } from '../../produce/nightshades.ts'
import { coffee, quinoa } from '../../produce/pantry.ts'
import { carrots, onions, potatoes } from '../../produce/roots.ts'
import { chocolate, panela } from '../../produce/sweets.ts'

/** The disc of each aisle. */
export const DISCS = {
  fruit: '#ffd84d',
  vegetables: '#cfe8b4',
  dairy: '#ffcfb0',
  bakery: '#cde7f2',
  pantry: '#f3c6d6',
} as const satisfies Record<string, Hue>
type Aisle = keyof typeof DISCS

export type Ware = {
  readonly title: string
  readonly aisle: Aisle
  readonly draw: Draw
  /** The focal point of the close-up, as fractions of its width (from the middle) and height (from the foot). */
  readonly focus: readonly [x: number, y: number]
}

/** In the order of the aisles: a thing is photographed in a group with the two that follow it in its own. */
export const WARES = {
  aguacate: { title: 'Aguacates', aisle: 'fruit', draw: avocado, focus: [0, 0.36] },
  maracuya: { title: 'Maracuyás', aisle: 'fruit', draw: passionFruit, focus: [0.16, 0.34] },
  naranjilla: { title: 'Naranjillas', aisle: 'fruit', draw: naranjilla, focus: [0, 0.34] },
  'tomate-de-arbol': { title: 'Tomates de árbol', aisle: 'fruit', draw: treeTomato, focus: [0.02, 0.36] },
  mora: { title: 'Moras', aisle: 'fruit', draw: blackberries, focus: [0.1, 0.3] },
  orito: { title: 'Oritos', aisle: 'fruit', draw: bananas, focus: [0, 0.5] },
  'papa-chola': { title: 'Papas', aisle: 'vegetables', draw: potatoes, focus: [0, 0.36] },
  choclo: { title: 'Choclos', aisle: 'vegetables', draw: corn, focus: [0, 0.62] },
  zanahoria: { title: 'Zanahorias', aisle: 'vegetables', draw: carrots, focus: [0, 0.5] },
  'cebolla-paitena': { title: 'Cebollas paiteñas', aisle: 'vegetables', draw: onions, focus: [0, 0.3] },
  cilantro: { title: 'Cilantro', aisle: 'vegetables', draw: coriander, focus: [0.02, 0.66] },
  huevos: { title: 'Huevos', aisle: 'dairy', draw: eggs, focus: [0.16, 0.34] },
  queso: { title: 'Queso fresco', aisle: 'dairy', draw: freshCheese, focus: [0.14, 0.34] },
  yogur: { title: 'Yogur', aisle: 'dairy', draw: yogurt, focus: [0.16, 0.22] },
  'pan-de-yuca': { title: 'Panes de yuca', aisle: 'bakery', draw: cassavaRolls, focus: [0, 0.3] },
  'masa-madre': { title: 'Pan de masa madre', aisle: 'bakery', draw: sourdough, focus: [0.16, 0.36] },
  cafe: { title: 'Café de Loja', aisle: 'pantry', draw: coffee, focus: [0, 0.22] },
  quinua: { title: 'Quinua', aisle: 'pantry', draw: quinoa, focus: [-0.06, 0.7] },
  chocolate: { title: 'Chocolate', aisle: 'pantry', draw: chocolate, focus: [0, 0.62] },
  panela: { title: 'Panela', aisle: 'pantry', draw: panela, focus: [0.2, 0.2] },
} as const satisfies Record<string, Ware>

export type HuertaPiece = keyof typeof WARES
export const HUERTA_PIECES = Object.keys(WARES) as readonly HuertaPiece[]
