import { board, bowl, broth, chunks, type Dish, dish, glass, plate } from '../../kitchen/dish.ts'
import {
  avocado,
  camote,
  chilli,
  choclo,
  herbs,
  leafy,
  lime,
  onion,
  prawns,
  rice,
  rings,
  shells,
} from '../../kitchen/pantry.ts'
import { causa, drink, drops, egg, fritters, meringue, plantain } from '../../kitchen/stove.ts'

type Entry = {
  readonly title: string
  readonly section: 'ceviches' | 'causas' | 'arroces' | 'fritos' | 'bebidas' | 'postres'
  readonly draw: (name: string, random: () => number) => Dish
}

/** The broth is never white: on it white fish can be seen. */
const TIGER = '#e9dcae'
const FISH = ['#fff6ec', '#f3d9c4', '#fbe9da'] as const
const LETTUCE = '#5f9a45'
const FRIED = ['#dca24a', '#c98632', '#eab765'] as const

/** In the order of the menu: a dish is photographed in a group with the two that follow it in its section. */
const MENU = {
  clasico: {
    title: 'Clásico de lenguado',
    section: 'ceviches',
    draw: dish(
      plate(),
      broth(TIGER, 114),
      leafy(LETTUCE, [-70, 92, -128]),
      chunks('fish', FISH, { count: 19, size: 20, radius: 84 }),
      onion(9, 66),
      camote([-84, 46, -20]),
      choclo([84, 70, 22]),
      chilli(6, 62),
    ),
  },
  carretillero: {
    title: 'Carretillero',
    section: 'ceviches',
    draw: dish(
      plate(),
      broth(TIGER, 114),
      chunks('fish', FISH, { count: 15, size: 19, radius: 72, at: [-16, -14] }),
      rings(5, 34, '#dca24a', { size: 16, at: [58, 52] }),
      onion(8, 60, [-16, -12]),
      camote([-74, 66, -10]),
      chilli(5, 56, [-12, -10]),
    ),
  },
  rocoto: {
    title: 'Mixto al rocoto',
    section: 'ceviches',
    draw: dish(
      plate('#b82314'),
      broth('#ef9b6b', 114),
      chunks('fish', FISH, { count: 13, size: 18, radius: 78 }),
      rings(4, 60, '#f7e9dc', { size: 15 }),
      prawns([-40, -34, 20], [46, 34, 150]),
      onion(7, 62),
      choclo([-86, 66, -28]),
    ),
  },
  conchas: {
    title: 'De conchas negras',
    section: 'ceviches',
    draw: dish(
      plate(),
      broth('#6f6358', 114),
      shells('#c9836a', [-56, -34, -20], [8, -62, 8], [62, -18, 40], [34, 48, 120], [-38, 44, 210]),
      onion(10, 56),
      herbs(10, 66),
      lime([92, 78]),
      choclo([-92, 74, -24]),
    ),
  },
  vegetariano: {
    title: 'Vegetariano de palmito',
    section: 'ceviches',
    draw: dish(
      plate('#17653a'),
      broth('#e4e3b0', 114),
      rings(8, 66, '#fbf3dc', { size: 15 }),
      chunks('mushroom', ['#c9a27a', '#b58a60'], { count: 7, size: 17, radius: 62 }),
      onion(8, 64),
      avocado([66, 66, 130], 4),
      herbs(12, 70),
    ),
  },
  'causa-acevichada': {
    title: 'Causa acevichada',
    section: 'causas',
    draw: dish(
      plate(),
      drops('#e2602a', 9, 128),
      causa('#f0d9a8'),
      chunks('fish', FISH, { count: 9, size: 16, radius: 44 }),
      onion(7, 40),
      herbs(8, 46),
    ),
  },
  'causa-cangrejo': {
    title: 'Causa de cangrejo',
    section: 'causas',
    draw: dish(
      plate('#b82314'),
      drops('#5f9a45', 8, 128, 0.4),
      causa('#f6c9a8'),
      chunks('crab', ['#f2a07c', '#fbe2d2', '#e0704a'], { count: 12, size: 13, radius: 46 }),
      avocado([0, 34, 0], 3),
      herbs(6, 44),
    ),
  },
  'causa-palta': {
    title: 'Causa de palta',
    section: 'causas',
    draw: dish(
      plate('#17653a'),
      drops('#ffc93c', 9, 128, 0.2),
      causa('#cfd873'),
      avocado([0, 42, 0], 7),
      chilli(5, 40),
    ),
  },
  'arroz-mariscos': {
    title: 'Arroz con mariscos',
    section: 'arroces',
    draw: dish(
      plate(),
      rice('#d98b3a', 112),
      prawns([-44, -46, 10], [54, -22, 80], [-12, 58, 200]),
      shells('#e59a5e', [44, 56, 130], [-66, 22, -40]),
      rings(4, 66, '#f7e9dc', { size: 14 }),
      herbs(10, 82),
    ),
  },
  chaufa: {
    title: 'Chaufa marino',
    section: 'arroces',
    draw: dish(
      bowl('#2f3d46'),
      rice('#c9a066', 126),
      chunks('egg', ['#ffd667', '#f4c244'], { count: 7, size: 14, radius: 84 }),
      prawns([-46, 20, -20], [40, -44, 60], [38, 54, 170]),
      herbs(18, 96),
    ),
  },
  'tacu-tacu': {
    title: 'Tacu tacu marino',
    section: 'arroces',
    draw: dish(
      plate(),
      rice('#8a5a34', 88, [-30, 6]),
      egg([-44, -14]),
      plantain([86, -54, 60], [108, 4, 76]),
      prawns([38, 62, 160], [-20, 84, 200]),
      onion(6, 30, [70, 48]),
    ),
  },
  jalea: {
    title: 'Jalea mixta para dos',
    section: 'fritos',
    draw: dish(
      board(),
      chunks('fried', FRIED, { count: 16, size: 26, radius: 92 }),
      rings(6, 90, '#dca24a', { size: 20 }),
      prawns([-96, -30, 20], [84, -44, 90]),
      onion(12, 44, [10, -10]),
      lime([140, 82]),
      lime([-142, 78], 24),
    ),
  },
  pota: {
    title: 'Chicharrón de pota',
    section: 'fritos',
    draw: dish(
      bowl('#0b5557'),
      rings(11, 84, '#dca24a', { size: 22 }),
      chunks('fried', FRIED, { count: 6, size: 19, radius: 70 }),
      lime([-82, 66]),
      lime([84, 62], 22),
    ),
  },
  'leche-tigre': {
    title: 'Leche de tigre',
    section: 'ceviches',
    draw: dish(
      glass(128),
      broth(TIGER, 108),
      chunks('fish', FISH, { count: 7, size: 18, radius: 56 }),
      prawns([22, -30, 60]),
      onion(7, 58),
      chilli(6, 60),
      herbs(8, 66),
    ),
  },
  chicha: {
    title: 'Chicha morada',
    section: 'bebidas',
    draw: dish(
      glass(140),
      drink('#4a1230', 122, [
        [-42, -30, 18],
        [30, -50, -12],
        [46, 30, 40],
      ]),
      chunks('fruit', ['#f3d28a', '#e8b64e'], { count: 5, size: 14, radius: 66, at: [-20, 36] }),
      lime([-74, 44], 22),
    ),
  },
  limonada: {
    title: 'Limonada de hierbaluisa',
    section: 'bebidas',
    draw: dish(
      glass(128),
      drink('#d3dc7c', 110, [
        [-34, -36, 14],
        [38, -22, -20],
        [-10, 46, 32],
      ]),
      lime([46, 52], 32),
      leafy('#7db04a', [-30, 70, 18], [-6, 84, 44]),
    ),
  },
  suspiro: {
    title: 'Suspiro limeño',
    section: 'postres',
    draw: dish(glass(120), broth('#b5651d', 102), meringue(84)),
  },
  picarones: {
    title: 'Picarones',
    section: 'postres',
    draw: dish(
      plate('#ffc93c'),
      broth('#7a3a10', 108),
      fritters([-56, -44], [50, -58, 40], [66, 40, 90], [-44, 54, 160], [6, -2, 20]),
    ),
  },
} as const satisfies Record<string, Entry>

export type CaletaDish = keyof typeof MENU
export const CALETA_DISHES = Object.keys(MENU) as readonly CaletaDish[]
export const entryOf = (name: CaletaDish): Entry => MENU[name]
