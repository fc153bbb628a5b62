import type { PictureFacts } from '@store/core'
import { pictureFacts } from '../../shapes.ts'
import { field } from '../../wire.ts'

/**
 * Ours: data about a photo. Left out if there is none; an invalid value is read as none, so that a photo never makes a
 * product unreadable.
 */
export const photoFacts = field<PictureFacts | null>(
  pictureFacts.nullable(),
  {
    type: 'object',
    leftOut: true,
    description: 'ancho, alto: pixels; fondo: colour of the edges; motivo, foco: hundredths of width and height',
    properties: {
      ancho: { type: 'integer' },
      alto: { type: 'integer' },
      fondo: { type: ['string', 'null'] },
      motivo: { type: 'array', items: { type: 'integer' } },
      foco: { type: 'array', items: { type: 'integer' } },
      luz: { type: 'integer' },
      contraste: { type: 'integer' },
    },
  },
  (wire) => {
    const entries = new Map(typeof wire === 'object' && wire !== null ? Object.entries(wire) : [])
    const read = pictureFacts.safeParse({
      width: entries.get('ancho'),
      height: entries.get('alto'),
      ground: entries.get('fondo'),
      subject: entries.get('motivo'),
      focus: entries.get('foco'),
      lightness: entries.get('luz'),
      contrast: entries.get('contraste'),
    })
    return read.data ?? null
  },
  (facts) =>
    facts
      ? {
          ancho: facts.width,
          alto: facts.height,
          fondo: facts.ground,
          motivo: facts.subject,
          foco: facts.focus,
          luz: facts.lightness,
          contraste: facts.contrast,
        }
      : undefined,
)
