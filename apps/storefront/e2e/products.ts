import { ask, at } from './shops.ts'

/** The demo shop of each template, with a word that finds one of its products. */
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

const search = async (shop: string, word: string) =>
  (await ask(`/productos?q=${word}`, { host: new URL(at(shop)).host })).body

/** The address of the first product that a shop finds by a word. */
export const productOf = async (shop: string, word: string): Promise<string> =>
  /href="(\/productos\/[\w-]+-\d+)"/.exec(await search(shop, word))?.[1] ?? ''

/** The line of that product without its quantity: `12`, or `15.340` for a product with variants. */
export async function lineOf(shop: string, word: string): Promise<string> {
  const html = await search(shop, word)
  return (/name="items" value="([\d.]+):1"/.exec(html) ?? /href="\/productos\/[\w-]+-(\d+)"/.exec(html))?.[1] ?? ''
}
