import { seedOf } from './block-colors.ts'

/** A path of a drawing, and which of the block's three colours fills it; 0: none. */
type Stroke = readonly [fill: 0 | 1 | 2 | 3, d: string]

const TOYS: readonly (readonly Stroke[])[] = [
  // A spinning top.
  [
    [2, 'M114 24h12a12 12 0 0 1 12 12v44h-36V36a12 12 0 0 1 12-12z'],
    [1, 'M40 118q0-44 80-44t80 44q0 34-80 100-80-66-80-100z'],
    [3, 'M42 128q78 34 156 0-8 22-30 44-48 14-96 0-22-22-30-44z'],
  ],
  // Blocks.
  [
    [1, 'M34 126h84v84H34z'],
    [2, 'M122 126h84v84h-84z'],
    [3, 'M78 38h84v84H78z'],
    [0, 'M76 190v-44m-22 22h44'],
    [3, 'M146 168a18 18 0 1 0 36 0 18 18 0 1 0-36 0z'],
  ],
  // A ball.
  [
    [1, 'M28 120a92 92 0 1 0 184 0 92 92 0 1 0-184 0z'],
    [2, 'M33 92q87 36 174 0 8 30-1 60-86 36-172 0-8-30-1-60z'],
  ],
  // A kite.
  [
    [1, 'm120 22 76 84-76 92-76-92z'],
    [2, 'm120 22 76 84h-76z'],
    [3, 'm44 106 76 92v-92z'],
    [0, 'M120 198q-30 18 0 30'],
  ],
  // A book.
  [
    [3, 'M120 62Q80 36 28 48v142q52-10 92 14 40-24 92-14V48q-52-12-92 14z'],
    [0, 'M120 62v142M50 84q26-2 46 8M50 118q26-2 46 8m94-42q-26-2-46 8'],
    [2, 'M148 146a20 20 0 1 0 40 0 20 20 0 1 0-40 0z'],
  ],
  // A puppet.
  [
    [2, 'M58 150q-36-6-34 18t42 10M182 150q36-6 34 18t-42 10M70 130 48 212h144l-22-82z'],
    [1, 'M58 86a62 62 0 1 0 124 0 62 62 0 1 0-124 0z'],
    [0, 'M98 78v6m44-6v6m-46 24q24 22 48 0'],
  ],
]

/** The drawing in place of a missing photo, in the colours of its block. A name always has the same drawing. */
export function ToyDrawing({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 240 240" className="toy" aria-hidden="true" focusable="false">
      {TOYS[seedOf(name) % TOYS.length]?.map(([fill, d]) => (
        <path key={d} d={d} className={`toy-${fill}`} />
      ))}
    </svg>
  )
}
