import { alborada, alboradaRail } from './photographers/alborada.ts'
import { ALBORADA_PIECES } from './photographers/alborada-collection.ts'
import { KILOVATIO_PIECES } from './photographers/kilovatio/collection.ts'
import { kilovatio } from './photographers/kilovatio/kilovatio.ts'
import { kilovatioSquare, kilovatioWordmark } from './photographers/kilovatio/logo.ts'
import { KILOVATIO_FORMATS, KILOVATIO_SCENES, kilovatioScene } from './photographers/kilovatio/scenes.ts'
import { VERDENILDA_PIECES } from './photographers/verdenilda/collection.ts'
import { verdenildaLogo } from './photographers/verdenilda/logo.ts'
import { VERDENILDA_SCENES, type VerdeNildaScene, verdenildaScene } from './photographers/verdenilda/scenes.ts'
import { verdenilda } from './photographers/verdenilda/verdenilda.ts'
import { VIEWS } from './view.ts'

/** A picture that a photographer can take, by its name. */
export type Shot = { readonly name: string; readonly draw: () => string }

/** Everything each photographer takes: what the contact sheets show, and what the tests hold to the rules. */
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
}
