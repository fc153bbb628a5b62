import { ask, at } from './shops.ts'

/** The demo shop of each template, each with a word that finds one of its products. */
export const DEMO_PRODUCTS = {
  alborada: 'alba',
  kilovatio: 'kaul',
  huertadelvalle: 'queso',
  chirimoya: 'bola',
  orvalho: 'casca',
  awara: 'oyapock',
  puntoypampa: 'zambas',
  lomaloom: 'atitlan',
  tallerceibo: 'pampero',
  malecon86: 'colmado',
  sierraveloz: 'cumbre',
  lacaleta: 'limonada',
  verdenilda: 'calatea',
} as const

/** The address of the first product that a shop finds by a word. */
export async function productOf(shop: string, word: string): Promise<string> {
  const { body } = await ask(`/productos?q=${word}`, { host: new URL(at(shop)).host })
  return /href="(\/productos\/[\w-]+-\d+)"/.exec(body)?.[1] ?? ''
}
