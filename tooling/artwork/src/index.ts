export type { Hue } from './colour.ts'
export { alborada, alboradaRail } from './photographers/alborada.ts'
export { ALBORADA_HUES, ALBORADA_PIECES, type AlboradaPiece } from './photographers/alborada-collection.ts'
export { awara } from './photographers/awara/awara.ts'
export { AWARA_HUES, AWARA_PIECES, type AwaraPiece } from './photographers/awara/collection.ts'
export { awaraSquare, awaraWordmark } from './photographers/awara/logo.ts'
export { AWARA_SCENES, type AwaraScene, awaraScene } from './photographers/awara/scenes.ts'
export { chirimoya } from './photographers/chirimoya/chirimoya.ts'
export { CHIRIMOYA_PIECES, type ChirimoyaPiece } from './photographers/chirimoya/collection.ts'
export { chirimoyaSquare, chirimoyaWordmark } from './photographers/chirimoya/logo.ts'
export { CHIRIMOYA_SCENES, type ChirimoyaScene, chirimoyaScene } from './photographers/chirimoya/scenes.ts'
export { HUERTA_PIECES, type HuertaPiece } from './photographers/huertadelvalle/collection.ts'
export { huertadelvalle } from './photographers/huertadelvalle/huertadelvalle.ts'
export { huertadelvalleSquare, huertadelvalleWordmark } from './photographers/huertadelvalle/logo.ts'
export { HUERTA_SCENES, type HuertaScene, huertadelvalleScene } from './photographers/huertadelvalle/scenes.ts'
export { KILOVATIO_HUES, KILOVATIO_PIECES, type KilovatioPiece } from './photographers/kilovatio/collection.ts'
export { kilovatio } from './photographers/kilovatio/kilovatio.ts'
export { kilovatioSquare, kilovatioWordmark } from './photographers/kilovatio/logo.ts'
export { type KilovatioFormat, type KilovatioScene, kilovatioScene } from './photographers/kilovatio/scenes.ts'
export { ORVALHO_HUES, ORVALHO_PIECES, type OrvalhoPiece } from './photographers/orvalho/collection.ts'
export { orvalhoSquare, orvalhoWordmark } from './photographers/orvalho/logo.ts'
export { orvalho } from './photographers/orvalho/orvalho.ts'
export { ORVALHO_SCENES, type OrvalhoScene, orvalhoScene } from './photographers/orvalho/scenes.ts'
export {
  PAMPA_BOOKS,
  PAMPA_HUES,
  type PampaBook,
} from './photographers/puntoypampa/collection.ts'
export { puntoypampaSquare, puntoypampaWordmark } from './photographers/puntoypampa/logo.ts'
export { puntoypampa } from './photographers/puntoypampa/puntoypampa.ts'
export { PAMPA_SCENES, type PampaScene, puntoypampaScene } from './photographers/puntoypampa/scenes.ts'
export { CEIBO_HUES, CEIBO_PIECES, type CeiboPiece } from './photographers/tallerceibo/collection.ts'
export { tallerceiboSquare, tallerceiboWordmark } from './photographers/tallerceibo/logo.ts'
export {
  CEIBO_SCENES,
  type CeiboScene,
  tallerceiboPlaces,
  tallerceiboScene,
} from './photographers/tallerceibo/scenes.ts'
export { tallerceibo } from './photographers/tallerceibo/tallerceibo.ts'
export { VERDENILDA_HUES, VERDENILDA_PIECES, type VerdeNildaPiece } from './photographers/verdenilda/collection.ts'
export { verdenildaLogo } from './photographers/verdenilda/logo.ts'
export { VERDENILDA_SCENES, type VerdeNildaScene, verdenildaScene } from './photographers/verdenilda/scenes.ts'
export { verdenilda } from './photographers/verdenilda/verdenilda.ts'
export { SHEETS, type Shot } from './sheets.ts'
export type { View } from './view.ts'
