import { boiledEgg, causa, crab, fan, olives } from '../../kitchen/causa.ts'
import { corn, crusted, feathers, fish, froth, sweetPotato, toasted } from '../../kitchen/ceviche.ts'
import { board, bowl, broth, chunks, type Dish, dish, glass, plate, tray } from '../../kitchen/dish.ts'
import { avocado, chilli, herbs, leafy, lime, prawns, rice, rings, shells } from '../../kitchen/pantry.ts'
import { drink, drops, egg, fritters, meringue, plantain } from '../../kitchen/stove.ts'

type Entry = {
  readonly title: string
  readonly section: 'ceviches' | 'causas' | 'arroces' | 'fritos' | 'bebidas' | 'postres'
  readonly draw: (name: string, random: () => number) => Dish
}

/** The broth is never white: on it white fish can be seen. */
const TIGER = '#e9dcae'
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
      froth(114, TIGER),
      leafy(LETTUCE, [-58, 96, -140], [-84, 74, -112]),
      fish(19, 82),
      feathers(12, 34, [4, -8]),
      sweetPotato([-92, 40, -24]),
      corn([84, 76, 26]),
      chilli(6, 66),
    ),
  },
  carretillero: {
    title: 'Carretillero',
    section: 'ceviches',
    draw: dish(
      tray('#1f4f8a'),
      fish(15, 62, [-62, -22]),
      feathers(9, 30, [-58, -26]),
      crusted(11, 52, [76, 6]),
      toasted(11, 34, [12, 84]),
      sweetPotato([-88, 74, 4]),
      chilli(5, 50, [-60, -22]),
      lime([138, -66], 24),
    ),
  },
  rocoto: {
    title: 'Mixto al rocoto',
    section: 'ceviches',
    draw: dish(
      plate('#b82314'),
      broth('#e8713f', 114),
      froth(114, '#f29a66'),
      fish(13, 78, [0, 0], ['#fbe3d0', '#f6c9aa']),
      rings(4, 64, '#fbeee2', { size: 16 }),
      prawns([-44, -40, 20], [50, 26, 150], [-20, 60, 250]),
      feathers(7, 30),
      corn([84, -78, -36]),
      chilli(8, 74),
    ),
  },
  conchas: {
    title: 'De conchas negras',
    section: 'ceviches',
    draw: dish(
      bowl('#3b4148'),
      broth('#4a3f38', 132),
      froth(132, '#7d6d60'),
      shells('#b5563f', [-66, -52, -24], [14, -84, 6], [82, -30, 44], [72, 52, 100], [-6, 78, 170], [-84, 36, 240]),
      feathers(13, 38, [0, -4]),
      herbs(12, 52),
      lime([104, 86], 28),
      corn([-92, 90, -28]),
    ),
  },
  vegetariano: {
    title: 'Vegetariano de palmito',
    section: 'ceviches',
    draw: dish(
      bowl('#6f9a63'),
      broth('#dfe6a8', 132),
      rings(9, 80, '#fff6df', { size: 20 }),
      chunks('mushroom', ['#c9a27a', '#a87a50'], { count: 7, size: 20, radius: 80 }),
      avocado([-76, 62, 220], 5),
      feathers(9, 44, [12, -12]),
      sweetPotato([70, 74, 20]),
      herbs(11, 80),
    ),
  },
  'causa-acevichada': {
    title: 'Causa acevichada',
    section: 'causas',
    draw: dish(
      plate(),
      drops('#e2602a', 9, 136),
      causa('#f6e6c4', '#f4c46a'),
      fish(12, 46, [0, -6]),
      feathers(9, 26, [0, -10]),
      olives([-72, -44, 20]),
      boiledEgg([74, -46, 30]),
      herbs(7, 44),
      chilli(4, 40),
    ),
  },
  'causa-cangrejo': {
    title: 'Causa de cangrejo',
    section: 'causas',
    draw: dish(
      plate('#b82314'),
      drops('#5f9a45', 8, 136, 0.4),
      causa('#f6b48c', '#f7dfc0'),
      crab(13, 44),
      boiledEgg([-70, -46, -20]),
      olives([72, -42, 10]),
      herbs(9, 44),
    ),
  },
  'causa-palta': {
    title: 'Causa de palta',
    section: 'causas',
    draw: dish(
      plate('#17653a'),
      drops('#ffc93c', 9, 136, 0.2),
      causa('#cfd873', '#e6e0a0'),
      fan(9, 46),
      olives([0, -2, 0]),
      boiledEgg([-78, 40, 10]),
      chilli(6, 62),
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
      feathers(7, 24, [74, 50]),
    ),
  },
  jalea: {
    title: 'Jalea mixta para dos',
    section: 'fritos',
    draw: dish(
      board(),
      chunks('fried', FRIED, { count: 14, size: 26, radius: 88 }),
      crusted(9, 96, [6, 2], 19),
      prawns([-96, -30, 20], [84, -44, 90]),
      feathers(12, 34, [10, -10]),
      lime([140, 82]),
      lime([-142, 78], 24),
    ),
  },
  pota: {
    title: 'Chicharrón de pota',
    section: 'fritos',
    draw: dish(
      bowl('#0b5557'),
      crusted(16, 92, [0, -6], 23),
      lime([-88, 76], 28),
      lime([92, 70], 24),
      feathers(6, 22, [6, 92]),
    ),
  },
  'leche-tigre': {
    title: 'Leche de tigre',
    section: 'ceviches',
    draw: dish(
      glass(128),
      broth('#efe6c4', 108),
      froth(108, '#efe6c4'),
      fish(9, 46, [-10, 6]),
      prawns([40, -42, 60]),
      feathers(8, 28, [-14, -4]),
      toasted(5, 24, [44, 46]),
      chilli(6, 60),
      herbs(6, 60),
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
