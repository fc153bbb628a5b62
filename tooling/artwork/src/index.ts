export type { Hue } from './colour.ts'
export { alborada } from './photographers/alborada.ts'
export { ALBORADA_HUES, ALBORADA_PIECES, type AlboradaPiece } from './photographers/alborada-collection.ts'
export { VIEWS, type View } from './view.ts'
