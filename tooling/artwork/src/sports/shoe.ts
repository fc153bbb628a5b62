import { type Hue, shade } from '../colour.ts'
import { area, group, line, linearGradient, ref } from '../markup.ts'
import { BLACK, type Draw, dusk, lit, peaks, stitches, WHITE } from './gear.ts'

/** What a shoe is made of: its upper's cut, its sole, and its body's colour. */
export type Last = {
  readonly upper: 'knit' | 'panels' | 'mesh' | 'boot'
  readonly sole: 'road' | 'lugs' | 'studs'
  readonly body: Hue
}

/** From the heel over collar, tongue and laces to the toe, and back along the sole. */
const LOW =
  'M-166 66C-178 32-174-18-160-50C-155-64-138-68-126-57C-108-40-86-30-60-31C-42-32-28-46-16-61C-8-71 8-69 17-60L94 6C120 23 146 29 163 46C174 57 177 68 174 76H-160Z'
/** A football boot's collar is higher, its toe flatter. */
const BOOT =
  'M-164 66C-176 30-174-14-164-60C-160-82-140-90-122-84C-96-78-72-78-48-88C-34-92-20-84-12-70L86 10C118 30 150 38 168 54C178 62 180 70 176 76H-160Z'
const MIDSOLE = 'M-176 56C-184 80-182 98-164 106C-84 116 62 116 138 107C166 102 184 86 178 64C92 82-84 80-176 56Z'
const PLATE = 'M-172 62C-178 80-172 92-156 95C-70 101 70 101 142 94C164 90 178 80 176 66C92 82-84 80-172 62Z'

/** A shoe from its outer side, toe to the right. */
export const shoe =
  ({ upper, sole, body }: Last): Draw =>
  (name, sport) => {
    const isBoot = upper === 'boot'
    const shape = isBoot ? BOOT : LOW
    const dark = body === BLACK
    const second = dark ? '#e9e9e9' : BLACK
    const whole = lit(`${name}u`, shape, body, panels(name, upper, body, second, sport))
    const bottom = SOLES[sole](name, sport)
    return {
      defs: whole.defs + dusk(`${name}d`) + bottom.defs,
      body:
        area(isBoot ? TONGUE_BOOT : TONGUE, shade(body, dark ? 0.16 : -0.2)) +
        whole.body +
        area(shape, ref(`${name}d`)) +
        laces(dark ? sport : WHITE, second, isBoot) +
        line(isBoot ? RIM_BOOT : RIM, second, 7) +
        bottom.body,
      shadow: `${shape}${sole === 'studs' ? PLATE : MIDSOLE}`,
    }
  }

const TONGUE = 'M-30-44L-16-88C-12-98 12-98 24-86L34-74C38-68 36-60 32-54L40-20Z'
const TONGUE_BOOT = 'M-40-70L-22-104C-16-112 6-110 14-100L22-88C26-82 24-74 20-68L34-30Z'
const RIM = 'M-160-50C-155-64-138-68-126-57C-108-40-86-30-60-31C-42-32-28-46-16-61'
const RIM_BOOT = 'M-164-60C-160-82-140-90-122-84C-96-78-72-78-48-88C-34-92-20-84-12-70'

/** What is sewn or knitted onto the upper. */
function panels(name: string, upper: Last['upper'], body: Hue, second: Hue, sport: Hue): string {
  const heel = area('M-190-20C-150-22-118 14-104 84H-190Z', second)
  const tab = area('M-172-74C-150-78-132-66-124-50L-132-18L-178-26Z', sport)
  const toe = area(
    'M104 10C128 26 152 34 190 52V84H120C134 62 126 34 104 10Z',
    shade(body, body === BLACK ? 0.12 : -0.09),
  )
  const eyes = area('M-16-61L94 6L72 34C36 10-4-12-34-22Z', shade(body, body === BLACK ? 0.09 : -0.07))
  const mark = peaks(-78, 62, 124, sport)
  if (upper === 'knit')
    return (
      knit(name) +
      eyes +
      mark +
      area('M-190 30C-160 40-140 58-132 84H-190Z', second) +
      tab +
      stitches('M-30-18C0-8 42 14 76 40', second)
    )
  if (upper === 'panels')
    return (
      heel +
      toe +
      eyes +
      area('M-104 84C-84 30-30 8 40 30C88 44 130 60 180 58V84Z', second) +
      area('M-96 84C-74 42-28 26 34 44C84 58 130 70 180 70V84Z', shade(body, body === BLACK ? 0.16 : -0.04)) +
      peaks(-60, 76, 92, sport) +
      tab +
      stitches('M104 12C126 34 134 60 122 82', second)
    )
  if (upper === 'mesh')
    return (
      dots() +
      area('M-190 10C-120 26-70 54-58 84H-190Z', sport) +
      area('M58-20L94 6C70 30 64 58 70 84H22C24 40 34 4 58-20Z', second) +
      area('M84 2L104 14C86 34 82 60 88 84H78C72 58 74 28 84 2Z', sport) +
      eyes +
      stitches('M-180 4C-116 20-64 50-52 82', second)
    )
  return (
    area('M-190-90H-96C-120-30-108 30-92 84H-190Z', second) +
    area('M-60 84C-40 30-6-6 34-34L62-10C30 20 4 50-10 84Z', sport) +
    area('M10 84C26 46 52 18 82 6L108 22C84 36 62 58 52 84Z', sport) +
    toe +
    stitches('M108 16C132 36 140 60 130 82', second)
  )
}

/** Rows of knitting, as one dotted line each. */
const knit = (name: string): string =>
  group(
    { opacity: 0.14, 'stroke-dasharray': '2 6', id: `${name}k` },
    ...Array.from({ length: 9 }, (_, row) =>
      line(`M-120 ${-20 + row * 11}C-20 ${-34 + row * 11} 80 ${-4 + row * 9} 170 ${34 + row * 6}`, '#000', 3),
    ),
  )

const dots = (): string =>
  group(
    { opacity: 0.2, 'stroke-dasharray': '0.1 9' },
    ...Array.from({ length: 7 }, (_, row) =>
      line(`M${-60 + (row % 2) * 4} ${-10 + row * 12}L150 ${30 + row * 8}`, '#000', 4),
    ),
  )

/** Five crossings of lace, each with the shade it throws. */
function laces(hue: Hue, dark: Hue, isBoot: boolean): string {
  const [x, y] = isBoot ? [-6, -66] : [2, -56]
  const row = (at: number, dx: number, dy: number) => `M${x + at * 20 + dx} ${y + at * 16.5 + dy}l-22 24`
  const all = (dx: number, dy: number) => [0, 1, 2, 3, 4].map((at) => row(at, dx, dy)).join('')
  return (
    line(all(3, 4), dark, 7, { opacity: 0.2 }) +
    line(all(0, 0), hue, 8) +
    line(all(-1, -1), '#fff', 2, { opacity: 0.5 })
  )
}

type Part = { readonly defs: string; readonly body: string }

const foam = (name: string): string =>
  linearGradient(
    `${name}m`,
    [
      [0, '#ffffff'],
      [0.55, '#ececec'],
      [1, '#b4b4b4'],
    ],
    { x2: 0, y2: 1 },
  )

const SOLES: Readonly<Record<Last['sole'], (name: string, sport: Hue) => Part>> = {
  road: (name, sport) => ({
    defs: foam(name),
    body:
      area(MIDSOLE, ref(`${name}m`)) +
      line('M-168 80C-80 94 80 94 170 80', sport, 7) +
      area(
        'M-178 88C-90 106 90 106 176 88C174 102 160 110 138 112C60 120-84 120-164 111C-174 108-178 98-178 88Z',
        BLACK,
      ) +
      line(
        'M-148 111v7M-118 114v7M-88 115v7M-58 116v7M-28 117v7M2 117v7M32 117v7M62 116v7M92 114v7M122 112v7',
        '#e7e7e7',
        3,
      ),
  }),
  lugs: (name, sport) => ({
    defs: foam(name),
    body:
      area(
        `M-170 98l6 26h24l4-16h10l4 20h26l4-18h10l4 20h26l4-20h10l4 20h26l4-20h10l4 20h26l4-22h10l2 16h24l8-26Z`,
        shade(BLACK, 0.05),
      ) +
      area(MIDSOLE, ref(`${name}m`)) +
      area(
        'M-178 84C-90 104 90 104 178 84C178 100 162 109 138 111C60 119-84 119-164 110C-176 106-178 96-178 84Z',
        BLACK,
      ) +
      line('M-170 74L-140 96M-120 82L-92 102M-66 86L-40 106M-10 88L14 107M46 88L66 106M100 84L116 102', sport, 6),
  }),
  studs: (name, sport) => ({
    defs: linearGradient(
      `${name}s`,
      [
        [0, shade(sport, 0.04)],
        [1, shade(sport, -0.16)],
      ],
      { x2: 0, y2: 1 },
    ),
    body:
      group(
        { fill: '#d9d9d9' },
        ...[-150, -112, -40, 30, 78, 126].map((x) => area(`M${x} 90h24l-5 30h-14Z`, ref(`${name}s`))),
      ) +
      area(PLATE, ref(`${name}s`)) +
      line('M-164 74C-80 88 80 88 170 74', '#fff', 3, { opacity: 0.5 }),
  }),
}
