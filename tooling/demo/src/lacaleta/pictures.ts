import {
  CALETA_SCENES,
  type CaletaDish,
  type CaletaScene,
  lacaleta,
  lacaletaScene,
  lacaletaSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const drawn = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `lacaleta-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

const ALT: Readonly<Record<View, string>> = {
  front: '',
  detail: ', de cerca',
  context: ', con servilleta y tenedor',
  group: ', con otros dos platos de la carta',
}

export const photo = (dish: CaletaDish, view: View, name: string): DrawnPicture =>
  drawn(`${dish}-${view}`, `${name}${ALT[view]}`, () => lacaleta(dish, view))

/** A table with more than one dish. */
export const table = (name: CaletaScene): DrawnPicture =>
  drawn(`mesa-${name}`, CALETA_SCENES[name].title, () => lacaletaScene(name))

export const LOGO = drawn('logo', 'La Caleta', lacaletaSquare)
