import { alborada, alboradaRail } from './photographers/alborada.ts'
import { ALBORADA_PIECES } from './photographers/alborada-collection.ts'
import { awara } from './photographers/awara/awara.ts'
import { AWARA_PIECES } from './photographers/awara/collection.ts'
import { awaraSquare, awaraWordmark } from './photographers/awara/logo.ts'
import { AWARA_SCENES, type AwaraScene, awaraScene } from './photographers/awara/scenes.ts'
import { chirimoya } from './photographers/chirimoya/chirimoya.ts'
import { CHIRIMOYA_PIECES } from './photographers/chirimoya/collection.ts'
import { chirimoyaSquare, chirimoyaWordmark } from './photographers/chirimoya/logo.ts'
import { CHIRIMOYA_SCENES, type ChirimoyaScene, chirimoyaScene } from './photographers/chirimoya/scenes.ts'
import { HUERTA_PIECES } from './photographers/huertadelvalle/collection.ts'
import { huertadelvalle } from './photographers/huertadelvalle/huertadelvalle.ts'
import { huertadelvalleSquare, huertadelvalleWordmark } from './photographers/huertadelvalle/logo.ts'
import { HUERTA_SCENES, type HuertaScene, huertadelvalleScene } from './photographers/huertadelvalle/scenes.ts'
import { KILOVATIO_PIECES } from './photographers/kilovatio/collection.ts'
import { kilovatio } from './photographers/kilovatio/kilovatio.ts'
import { kilovatioSquare, kilovatioWordmark } from './photographers/kilovatio/logo.ts'
import { KILOVATIO_FORMATS, KILOVATIO_SCENES, kilovatioScene } from './photographers/kilovatio/scenes.ts'
import { CALETA_DISHES } from './photographers/lacaleta/collection.ts'
import { lacaleta } from './photographers/lacaleta/lacaleta.ts'
import { lacaletaSquare } from './photographers/lacaleta/logo.ts'
import { CALETA_SCENES, type CaletaScene, lacaletaScene } from './photographers/lacaleta/scenes.ts'
import { LOMA_PIECES } from './photographers/lomaloom/collection.ts'
import { lomaloomSquare } from './photographers/lomaloom/logo.ts'
import { lomaloom } from './photographers/lomaloom/lomaloom.ts'
import { LOMA_SCENES, type LomaScene, lomaloomScene } from './photographers/lomaloom/scenes.ts'
import { MALECON_PIECES } from './photographers/malecon86/collection.ts'
import { malecon86Square, malecon86Wordmark } from './photographers/malecon86/logo.ts'
import { MALECON_VIEWS, malecon86 } from './photographers/malecon86/malecon86.ts'
import { MALECON_SCENES, type MaleconScene, malecon86Scene } from './photographers/malecon86/scenes.ts'
import { ORVALHO_PIECES } from './photographers/orvalho/collection.ts'
import { orvalhoSquare, orvalhoWordmark } from './photographers/orvalho/logo.ts'
import { orvalho } from './photographers/orvalho/orvalho.ts'
import { ORVALHO_SCENES, type OrvalhoScene, orvalhoScene } from './photographers/orvalho/scenes.ts'
import { PAMPA_BOOKS } from './photographers/puntoypampa/collection.ts'
import { puntoypampaSquare, puntoypampaWordmark } from './photographers/puntoypampa/logo.ts'
import { puntoypampa } from './photographers/puntoypampa/puntoypampa.ts'
import { PAMPA_SCENES, type PampaScene, puntoypampaScene } from './photographers/puntoypampa/scenes.ts'
import { SIERRA_PIECES } from './photographers/sierraveloz/collection.ts'
import { sierravelozSquare, sierravelozWordmark } from './photographers/sierraveloz/logo.ts'
import { SIERRA_SCENES, type SierraScene, sierravelozScene } from './photographers/sierraveloz/scenes.ts'
import { sierraveloz } from './photographers/sierraveloz/sierraveloz.ts'
import { CEIBO_PIECES } from './photographers/tallerceibo/collection.ts'
import { tallerceiboSquare, tallerceiboWordmark } from './photographers/tallerceibo/logo.ts'
import { CEIBO_SCENES, type CeiboScene, tallerceiboScene } from './photographers/tallerceibo/scenes.ts'
import { tallerceibo } from './photographers/tallerceibo/tallerceibo.ts'
import { VERDENILDA_PIECES } from './photographers/verdenilda/collection.ts'
import { verdenildaLogo } from './photographers/verdenilda/logo.ts'
import { VERDENILDA_SCENES, type VerdeNildaScene, verdenildaScene } from './photographers/verdenilda/scenes.ts'
import { verdenilda } from './photographers/verdenilda/verdenilda.ts'
import { VIEWS } from './view.ts'

/** A picture of a photographer, by its name. */
export type Shot = { readonly name: string; readonly draw: () => string }

/** All pictures of each photographer, for the contact sheets and the tests. */
export const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  alborada: [
    ...ALBORADA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => alborada(piece, view) })),
    ),
    { name: 'rail', draw: alboradaRail },
  ],
  kilovatio: [
    ...KILOVATIO_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => kilovatio(piece, view) })),
    ),
    ...KILOVATIO_SCENES.flatMap((scene) =>
      KILOVATIO_FORMATS.map((format) => ({ name: `${scene}, ${format}`, draw: () => kilovatioScene(scene, format) })),
    ),
    { name: 'wordmark', draw: kilovatioWordmark },
    { name: 'square', draw: kilovatioSquare },
  ],
  verdenilda: [
    ...VERDENILDA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => verdenilda(piece, view) })),
    ),
    ...(Object.keys(VERDENILDA_SCENES) as VerdeNildaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => verdenildaScene(scene),
    })),
    ...(['square', 'wordmark'] as const).map((shape) => ({
      name: `logo, ${shape}`,
      draw: () => verdenildaLogo(shape),
    })),
  ],
  huertadelvalle: [
    ...HUERTA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => huertadelvalle(piece, view) })),
    ),
    ...(Object.keys(HUERTA_SCENES) as HuertaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => huertadelvalleScene(scene),
    })),
    { name: 'wordmark', draw: huertadelvalleWordmark },
    { name: 'square', draw: huertadelvalleSquare },
  ],
  orvalho: [
    ...ORVALHO_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => orvalho(piece, view) })),
    ),
    ...(Object.keys(ORVALHO_SCENES) as OrvalhoScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => orvalhoScene(scene),
    })),
    { name: 'wordmark', draw: orvalhoWordmark },
    { name: 'square', draw: orvalhoSquare },
  ],
  chirimoya: [
    ...CHIRIMOYA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => chirimoya(piece, view) })),
    ),
    ...(Object.keys(CHIRIMOYA_SCENES) as ChirimoyaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => chirimoyaScene(scene),
    })),
    { name: 'wordmark', draw: chirimoyaWordmark },
    { name: 'square', draw: chirimoyaSquare },
  ],
  tallerceibo: [
    ...CEIBO_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => tallerceibo(piece, view) })),
    ),
    ...(Object.keys(CEIBO_SCENES) as CeiboScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => tallerceiboScene(scene),
    })),
    { name: 'wordmark', draw: tallerceiboWordmark },
    { name: 'square', draw: tallerceiboSquare },
  ],
  awara: [
    ...AWARA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => awara(piece, view) })),
    ),
    ...(Object.keys(AWARA_SCENES) as AwaraScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => awaraScene(scene),
    })),
    { name: 'wordmark', draw: awaraWordmark },
    { name: 'square', draw: awaraSquare },
  ],
  puntoypampa: [
    ...PAMPA_BOOKS.flatMap((book) =>
      VIEWS.map((view) => ({ name: `${book}, ${view}`, draw: () => puntoypampa(book, view) })),
    ),
    ...(Object.keys(PAMPA_SCENES) as PampaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => puntoypampaScene(scene),
    })),
    { name: 'wordmark', draw: puntoypampaWordmark },
    { name: 'square', draw: puntoypampaSquare },
  ],
  lomaloom: [
    ...LOMA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => lomaloom(piece, view) })),
    ),
    ...(Object.keys(LOMA_SCENES) as LomaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => lomaloomScene(scene),
    })),
    { name: 'square', draw: lomaloomSquare },
  ],
  sierraveloz: [
    ...SIERRA_PIECES.flatMap((piece) =>
      VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => sierraveloz(piece, view) })),
    ),
    { name: 'viento, front, dark', draw: () => sierraveloz('viento', 'front', true) },
    ...(Object.keys(SIERRA_SCENES) as SierraScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => sierravelozScene(scene),
    })),
    { name: 'wordmark', draw: sierravelozWordmark },
    { name: 'square', draw: sierravelozSquare },
  ],
  lacaleta: [
    ...CALETA_DISHES.flatMap((dish) =>
      VIEWS.map((view) => ({ name: `${dish}, ${view}`, draw: () => lacaleta(dish, view) })),
    ),
    ...(Object.keys(CALETA_SCENES) as CaletaScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => lacaletaScene(scene),
    })),
    { name: 'square', draw: lacaletaSquare },
  ],
  malecon86: [
    ...MALECON_PIECES.flatMap((piece) =>
      MALECON_VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => malecon86(piece, view) })),
    ),
    ...(Object.keys(MALECON_SCENES) as MaleconScene[]).map((scene) => ({
      name: `scene ${scene}`,
      draw: () => malecon86Scene(scene),
    })),
    { name: 'wordmark', draw: malecon86Wordmark },
    { name: 'square', draw: malecon86Square },
  ],
}
