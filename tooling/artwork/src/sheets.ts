import { alborada } from './photographers/alborada.ts'
import { ALBORADA_PIECES } from './photographers/alborada-collection.ts'
import { verdenilda } from './photographers/verdenilda.ts'
import { VERDENILDA_PIECES } from './photographers/verdenilda-collection.ts'
import { VIEWS } from './view.ts'

/** A picture that a photographer can take, by its name. */
export type Shot = { readonly name: string; readonly draw: () => string }

/** Everything each photographer takes: what the contact sheets show, and what the tests hold to the rules. */
export const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  alborada: ALBORADA_PIECES.flatMap((piece) =>
    VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => alborada(piece, view) })),
  ),
  verdenilda: VERDENILDA_PIECES.flatMap((piece) =>
    VIEWS.map((view) => ({ name: `${piece}, ${view}`, draw: () => verdenilda(piece, view) })),
  ),
}
