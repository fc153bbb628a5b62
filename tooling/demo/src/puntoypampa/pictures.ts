import {
  PAMPA_SCENES,
  type PampaBook,
  type PampaScene,
  puntoypampa,
  puntoypampaScene,
  puntoypampaSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, la tapa de cerca`,
  context: (name) => `${name}, al lado del mate`,
  group: (name) => `${name}, con otros de su estante`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `puntoypampa-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A picture of a book. */
export const photo = (book: PampaBook, view: View, name: string): DrawnPicture =>
  picture(`${book}-${view}`, ALT[view](name), () => puntoypampa(book, view))

/** A picture for the shop itself: a room's shelf, an article. */
export const scene = (name: PampaScene, alt: string = PAMPA_SCENES[name]): DrawnPicture =>
  picture(`scene-${name}`, alt, () => puntoypampaScene(name))

export const LOGO = picture('logo', 'Punto y Pampa', puntoypampaSquare)
