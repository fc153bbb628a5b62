type Box = readonly [x: number, y: number, width: number, height: number]
type Drawn = (width: number) => string

/** Rectangles as one path, on half units, where threads are. */
const path = (boxes: readonly Box[]): string =>
  boxes
    .map((box) => box.map((side) => Math.round(side * 2) / 2))
    .map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`)
    .join('')

const STEPS = [0.2, 0.46, 0.72, 0.94, 0.72, 0.46, 0.2] as const

/** The rows of a stepped diamond; the widest has a gap in its middle. */
const diamond = (width: number): readonly Box[] =>
  STEPS.flatMap((share, step): readonly Box[] => {
    const wide = width * share
    const [x, y, high] = [(width - wide) / 2, 0.5 + step * 2.3, 2.3]
    if (share < 0.9) return [[x, y, wide, high]]
    const half = (wide - 4) / 2
    return [
      [x, y, half, high],
      [x + half + 4, y, half, high],
    ]
  })

/** The figures of the five vowels. Each fills a box of the stripe's width by `REPEAT` and continues across its ends. */
export const FIGURES: readonly Drawn[] = [
  // a: two interlocking combs
  (w) =>
    path([
      [0, 0, w * 0.2, 17],
      [w * 0.2, 1.5, w * 0.52, 5],
      [w * 0.8, 0, w * 0.2, 17],
      [w * 0.28, 10, w * 0.52, 5],
    ]),
  // e: a meander
  (w) =>
    path([
      [1.5, 1.5, w - 5, 2.5],
      [w - 6, 4, 2.5, 11],
      [5.5, 12.5, w - 11.5, 2.5],
      [5.5, 7, 2.5, 5.5],
      [8, 7, w - 17, 2.5],
    ]),
  // i: a ladder
  (w) =>
    path([
      [3, 0, 3, 17],
      [w - 6, 0, 3, 17],
      [6, 3, w - 12, 3],
      [6, 11.5, w - 12, 3],
    ]),
  // o: a stepped diamond
  (w) => path(diamond(w)),
  // u: a stepped zigzag
  (w) => {
    const step = (w - 7) / 4
    const box = (at: number, y: number): Box => [1 + at * step, y, 6, Math.min(4.25, 17 - y)]
    return path([0, 1, 2, 3].flatMap((at) => [box(at, at * 2.125), box(4 - at, 8.5 + at * 2.125)]))
  },
]

/** The figures of consonants: none, a running stitch, a twisted thread. */
export const STITCHES: readonly Drawn[] = [
  () => '',
  (w) =>
    path([
      [w / 2 - 1.5, 1.5, 3, 5],
      [w / 2 - 1.5, 10, 3, 5],
    ]),
  (w) =>
    path([
      [w / 2 - 3, 0, 3, 4.5],
      [w / 2, 4, 3, 4.5],
      [w / 2 - 3, 8.5, 3, 4.5],
      [w / 2, 12.5, 3, 4.5],
    ]),
]
