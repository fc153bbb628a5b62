import { cargo, crewneck, hoodie, jersey, shorts, socks, tee, vest } from './garments.ts'
import type { Cutting } from './press.ts'
import { bandana, bucket, cap, keyring, poster, tote, zine } from './things.ts'

type Entry = { readonly title: string; readonly cutting: Cutting; readonly focus: readonly [x: number, y: number] }

/** In the order of the drop: a thing is printed in a group with the two that follow it. */
const DROP = {
  hoodie: { title: 'Hoodie Malecón', cutting: hoodie, focus: [240, 350] },
  cap: { title: 'Cap Colmado', cutting: cap, focus: [170, 290] },
  febrero: {
    title: 'Tee 27 de Febrero',
    cutting: tee('#e9e4d4', { text: '27', x: 240, y: 386, size: 170 }),
    focus: [240, 330],
  },
  cargo: { title: 'Cargo Zona Oriental', cutting: cargo, focus: [320, 370] },
  tote: { title: 'Tote Bachata', cutting: tote, focus: [240, 390] },
  jersey: { title: 'Jersey Esquina', cutting: jersey, focus: [240, 360] },
  medias: { title: 'Medias ×3', cutting: socks, focus: [240, 200] },
  chaleco: { title: 'Chaleco Guagua', cutting: vest, focus: [260, 260] },
  apagon: {
    title: 'Tee Apagón',
    cutting: tee('#1c1c1c', { text: 'Apagón', x: 240, y: 326, size: 70 }),
    focus: [240, 310],
  },
  short: { title: 'Short Güibia', cutting: shorts, focus: [310, 370] },
  bucket: { title: 'Bucket Salitre', cutting: bucket, focus: [240, 300] },
  crewneck: { title: 'Crewneck 808', cutting: crewneck, focus: [240, 330] },
  bandana: { title: 'Bandana Cibao', cutting: bandana, focus: [240, 320] },
  zine: { title: 'Zine Nº 3', cutting: zine, focus: [240, 260] },
  poster: { title: 'Póster Noche', cutting: poster, focus: [240, 260] },
  llavero: { title: 'Llavero Ficha', cutting: keyring, focus: [240, 380] },
} as const satisfies Record<string, Entry>

export type MaleconPiece = keyof typeof DROP
export const MALECON_PIECES = Object.keys(DROP) as readonly MaleconPiece[]
export const entryOf = (name: MaleconPiece): Entry => DROP[name]
