import { withLettersOnce } from '../../lettering/lettered.ts'
import { photograph } from '../../scene.ts'
import { board, mate, mateDefs, shared, spines, standing, WALL, WIDE } from './bench.ts'
import { BOOKS, PAMPA_BOOKS, type PampaBook, type Room } from './collection.ts'

const FRAME = { width: 600, height: 450 } as const
const ROOMS: Readonly<Record<Room, string>> = {
  narrativa: 'Narrativa',
  poesia: 'Poesía',
  ensayo: 'Ensayo',
  infancias: 'Infancias',
  cocina: 'Cocina',
}

/** Pictures of more than one book: a shelf for each room, and the covers of the notebook's articles. */
export const PAMPA_SCENES = {
  ...ROOMS,
  'diez-frases': 'Una fila de libros y un mate',
  'biblioteca-chica': 'Un estante con lugar libre',
} as const
export type PampaScene = keyof typeof PAMPA_SCENES

/** The room's own books first, then others to fill the shelf. */
const shelfOf = (room: Room): readonly PampaBook[] => [
  ...PAMPA_BOOKS.filter((name) => BOOKS[name].room === room),
  ...PAMPA_BOOKS.filter((name) => BOOKS[name].room !== room),
]

export const puntoypampaScene = (name: PampaScene): string => withLettersOnce(sceneOf(name))

function sceneOf(name: PampaScene): string {
  const title = PAMPA_SCENES[name]
  if (name === 'diez-frases')
    return photograph(WIDE, WALL, {
      title,
      defs: shared() + mateDefs(),
      layers: [
        board(WIDE.width, 400),
        spines(['cartas', 'zambas', 'islas', 'vias', 'diario', 'perros', 'finales'], 40, 400, 0.98),
        mate(566, 402, 0.9),
      ],
    })
  if (name === 'biblioteca-chica')
    return photograph(WIDE, WALL, {
      title,
      defs: shared(),
      layers: [
        board(WIDE.width, 400),
        spines(['siesta', 'prisa', 'yuyos', 'baila'], 60, 400, 0.98),
        standing('rio', { x: 480, y: 398, scale: 0.44, turn: 3 }),
      ],
    })
  const [first, ...others] = shelfOf(name)
  return photograph(FRAME, WALL, {
    title,
    defs: shared(),
    layers: [
      board(FRAME.width, 384),
      spines(others.slice(0, 5), 286, 384, 0.92),
      ...(first ? [standing(first, { x: 156, y: 382, scale: 0.46 })] : []),
    ],
  })
}
