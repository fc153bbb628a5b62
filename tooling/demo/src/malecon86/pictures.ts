import {
  MALECON_SCENES,
  MALECON_VIEWS,
  type MaleconPiece,
  type MaleconScene,
  type MaleconView,
  malecon86,
  malecon86Scene,
  malecon86Square,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const SAID: Readonly<Record<MaleconView, string>> = {
  front: '',
  copy: ', en fotocopia',
  detail: ', de cerca',
  group: ', con otras dos piezas del drop',
}

/** A thing as it is, then as the copier gives it back. */
export const photos = (piece: MaleconPiece, name: string): readonly DrawnPicture[] =>
  MALECON_VIEWS.map((view) => picture(`${piece}-${view}`, name + SAID[view], () => malecon86(piece, view)))

/** A sheet of the shop's own: a wall, a category, an article. */
export const scene = (name: MaleconScene): DrawnPicture =>
  picture(`scene-${name}`, MALECON_SCENES[name].title, () => malecon86Scene(name))

export const LOGO = picture('logo', 'Malecón 86', malecon86Square)

function picture(name: string, alt: string, draw: () => string): DrawnPicture {
  return {
    kind: 'bytes',
    name: `malecon86-${name}.svg`,
    alt,
    get bytes() {
      return new TextEncoder().encode(draw())
    },
  }
}
