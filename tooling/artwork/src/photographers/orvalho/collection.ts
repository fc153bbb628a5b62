import type { Hue } from '../../colour.ts'
import { brush, soap } from '../../cosmetics/bath.ts'
import { bodyOil, foam, micellar, milk, oil, serum } from '../../cosmetics/bottles.ts'
import { balm, clayMask, dayCream, nightCream } from '../../cosmetics/jars.ts'
import { pocketKit } from '../../cosmetics/kit.ts'
import type { Print } from '../../cosmetics/label.ts'
import { stick, tube } from '../../cosmetics/shades.ts'
import type { Draw } from '../../cosmetics/vessel.ts'

/** The house's hues: amber, moss, rose and milk, and the shades of what gives colour. */
export const ORVALHO_HUES = {
  amber: '#8c5f3c',
  honey: '#c98f42',
  moss: '#6f7f4e',
  rose: '#b4636b',
  milk: '#efe7e2',
  plum: '#8f6a92',
  clear: '#dfe3cf',
  claro: '#e8c9b0',
  medio: '#c99a76',
  escuro: '#7a4e36',
  rosa: '#c9707c',
  vinho: '#7d2438',
  caramelo: '#b5794c',
  lemongrass: '#d5d99f',
  wood: '#b07f52',
} as const satisfies Record<string, Hue>

export type Treatment = {
  readonly title: string
  /** The step of the ritual, which selects the label's design. */
  readonly step: Print['line']
  /** The label's texts: its name, the contents. */
  readonly label: readonly [name: string, content: string, kind?: string]
  readonly draw: Draw
  readonly hue: Hue
  /** Units of the picture per unit of the drawing. */
  readonly scale: number
  /** The focal point of the close-up, in the drawing's units. */
  readonly focus: readonly [x: number, y: number]
}

const H = ORVALHO_HUES

/** In the order of the ritual: a thing is photographed in a group with the two that follow it in its step. */
export const TREATMENTS = {
  aveia: {
    title: 'Leite de limpeza',
    step: 'limpar',
    label: ['Aveia', '200 ml', 'Leite de limpeza'],
    draw: milk,
    hue: H.milk,
    scale: 0.94,
    focus: [0, -250],
  },
  calendula: {
    title: 'Espuma de limpeza',
    step: 'limpar',
    label: ['Calêndula', '150 ml', 'Espuma de limpeza'],
    draw: foam,
    hue: H.honey,
    scale: 0.98,
    focus: [60, -70],
  },
  camomila: {
    title: 'Água micelar',
    step: 'limpar',
    label: ['Camomila', '200 ml', 'Água micelar'],
    draw: micellar,
    hue: H.clear,
    scale: 1,
    focus: [50, -70],
  },
  neblina: {
    title: 'Sérum',
    step: 'tratar',
    label: ['Neblina', '30 ml', 'Sérum'],
    draw: serum,
    hue: H.amber,
    scale: 0.92,
    focus: [0, -210],
  },
  acerola: {
    title: 'Sérum',
    step: 'tratar',
    label: ['Acerola', '30 ml', 'Sérum'],
    draw: serum,
    hue: H.rose,
    scale: 0.92,
    focus: [0, -210],
  },
  'rosa-mosqueta': {
    title: 'Óleo',
    step: 'tratar',
    label: ['Rosa mosqueta', '30 ml', 'Óleo'],
    draw: oil,
    hue: H.moss,
    scale: 0.98,
    focus: [0, -170],
  },
  argila: {
    title: 'Máscara',
    step: 'tratar',
    label: ['Argila', '80 g', 'Máscara'],
    draw: clayMask,
    hue: H.milk,
    scale: 1.14,
    focus: [-40, -96],
  },
  casca: {
    title: 'Bálsamo',
    step: 'hidratar',
    label: ['Casca', '50 g', 'Bálsamo'],
    draw: balm,
    hue: H.amber,
    scale: 1.22,
    focus: [-30, -78],
  },
  manha: {
    title: 'Creme',
    step: 'hidratar',
    label: ['Manhã', '50 g', 'Creme'],
    draw: dayCream,
    hue: H.milk,
    scale: 1.18,
    focus: [60, -54],
  },
  noite: {
    title: 'Creme',
    step: 'hidratar',
    label: ['Noite', '50 g', 'Creme'],
    draw: nightCream,
    hue: H.plum,
    scale: 1.18,
    focus: [62, -84],
  },
  veu: {
    title: 'Protetor',
    step: 'proteger',
    label: ['Véu', '50 ml', 'Protetor FPS 50'],
    draw: tube,
    hue: H.claro,
    scale: 1.04,
    focus: [50, -70],
  },
  pitanga: {
    title: 'Bastão',
    step: 'proteger',
    label: ['Pitanga', '5 g', 'Bastão'],
    draw: stick,
    hue: H.rosa,
    scale: 1.16,
    focus: [-36, -206],
  },
  'capim-limao': {
    title: 'Sabonete',
    step: 'corpo',
    label: ['Capim limão', '100 g', 'Sabonete'],
    draw: soap,
    hue: H.lemongrass,
    scale: 1.08,
    focus: [0, -84],
  },
  maracuja: {
    title: 'Óleo corporal',
    step: 'corpo',
    label: ['Maracujá', '120 ml', 'Óleo corporal'],
    draw: bodyOil,
    hue: H.honey,
    scale: 0.88,
    focus: [0, -280],
  },
  kit: {
    title: 'Kit de bolso',
    step: 'corpo',
    label: ['Orvalho', '4 peças', 'Kit de bolso'],
    draw: pocketKit,
    hue: H.plum,
    scale: 0.98,
    focus: [-40, -80],
  },
  escova: {
    title: 'Escova',
    step: 'corpo',
    label: ['Escova', '1 peça', 'Escova'],
    draw: brush,
    hue: H.wood,
    scale: 1.1,
    focus: [0, -70],
  },
} as const satisfies Record<string, Treatment>

export type OrvalhoPiece = keyof typeof TREATMENTS
export const ORVALHO_PIECES = Object.keys(TREATMENTS) as readonly OrvalhoPiece[]
