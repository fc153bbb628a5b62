import { shade } from '../colour.ts'
import { area, element, line, ref } from '../markup.ts'
import { BLACK, GREY, INK, peaks, WHITE } from './gear.ts'
import { foam, type Model, rows, sewn } from './shoe.ts'

/** Lugs or studs along the ground, each hanging from its place. */
const hanging = (xs: readonly number[], y: (x: number) => number, tooth: string): string =>
  xs.map((x) => `M${x} ${Math.round(y(x) * 10) / 10}${tooth}`).join('')

/** The sole's line rises under the toes and a little under the heel. */
const spring = (low: number, lift: number) => (x: number) =>
  low - (x > 70 ? ((x - 70) / 100) ** 2 * lift : 0) - (x < -120 ? ((-120 - x) / 60) ** 2 * 10 : 0)

/** A trail shoe: a rand of rubber around the foot, a toe cap, ripstop, deep lugs. */
export const TRAIL: Model = {
  body: '#dadada',
  upper:
    'M-158 56C-168 24-168-14-156-46C-153-55-144-58-136-53C-124-44-114-30-94-28C-76-26-62-40-48-52C-44-56-40-57-36-55C-6-36 30-18 62 0C90 8 134 0 158 26C172 42 176 56 170 66Z',
  lining: 'M-150-52C-122-60-86-56-62-64L-50-48L-94-24L-138-46Z',
  tongue: 'M64 4C30-20-2-44-26-62C-34-72-36-86-42-98C-50-108-72-104-74-95C-70-78-64-56-52-40Z',
  collar: 'M-152-48C-148-57-140-56-134-50C-122-43-114-31-94-28C-76-26-62-40-48-52',
  throat: [
    [-40, -54],
    [58, 0],
  ],
  eyelets: 5,
  lace: () => BLACK,
  tie: 'toggle',
  panels: (_, sport) =>
    // Ripstop: a grid of stronger threads.
    rows(9, [-100, -24], [5, 11], 'l290 66', '#7d7d7d', 1.3, '9 0') +
    rows(18, [-120, 80], [16, -1], 'l26-120', '#7d7d7d', 1.3, '9 0') +
    sewn('M-58-46L-36-60L68-2L58 16C26 2-12-16-46-32Z', BLACK, 'M-50-36C-10-16 26 2 56 12') +
    // Webbing from the sole to the eyelets.
    ['M-72 66L-26-36', 'M10 66L30-8']
      .map(
        (d) =>
          line(d, '#000', 13, { opacity: 0.24, transform: 'translate(1.5 2)', 'stroke-linejoin': 'round' }) +
          line(d, sport, 8, { 'stroke-linejoin': 'round' }),
      )
      .join('') +
    sewn('M-176-24C-148-28-122 0-104 70H-180Z', BLACK, 'M-166-18C-146-16-126 8-112 62') +
    sewn('M112 8C146 14 168 30 182 52V84H78C108 70 128 42 112 8Z', BLACK, 'M106 12C118 40 104 62 78 74') +
    // The rand.
    area('M-180 36C-120 50-60 44-10 46C40 50 80 52 120 46C150 40 168 40 184 46V84H-180Z', INK) +
    line('M-172 38C-120 52-60 46-10 48C40 52 80 54 120 48C150 42 166 42 176 46', '#8a8a8a', 1.6) +
    area('M-170-28C-158-34-148-28-142-18L-150 10C-156 2-162-2-168-4Z', sport) +
    peaks(-150, 34, 44, WHITE),
  feather: 'M-172 56C-110 66-50 60 0 60S130 64 174 54',
  ground: 'M-178 50C-182 100-160 108-130 108C-40 110 50 108 110 100C160 92 186 72 180 48Z',
  sole: (name, sport) => ({
    defs: foam(`${name}m`, '#e9e9e9') + foam(`${name}o`, INK),
    body:
      area(
        hanging([-156, -124, -92, -60, -28, 4, 36, 68, 98, 126, 150], spring(88, 26), 'l3 19h16l5-19Z') +
          hanging([-140, -108, -76, -44, -12, 20, 52, 84, 112], spring(88, 26), 'l4 13h9l4-13Z'),
        ref(`${name}o`),
      ) +
      area(
        'M-178 46C-140 60-90 60-40 56C20 54 80 60 122 54C146 55 160 55 168 52C181 50 188 62 176 72C172 73 168 75 162 76C120 90 60 90 0 90C-70 92-120 94-152 92C-176 88-186 66-178 46Z',
        ref(`${name}m`),
      ) +
      area(
        'M-180 72C-110 84 90 84 176 62C174 74 160 82 140 86C80 96-60 98-150 96C-170 94-178 84-180 72Z',
        ref(`${name}o`),
      ) +
      line('M-160 62l16 14M-136 64l16 14M-112 64l16 14M-88 63l16 14', sport, 5) +
      line('M-178 48C-140 62-90 62-40 58C20 56 80 62 122 56C146 57 158 57 167 55', '#fff', 2.2, { opacity: 0.8 }),
  }),
}

/** A shoe for rivers: a high collar of neoprene, ports that let water out, a bungee, a wide grippy sole. */
export const WATER: Model = {
  body: BLACK,
  upper:
    'M-158 60C-168 26-166-30-152-78C-149-92-136-98-124-92C-110-84-98-72-80-72C-66-72-58-82-50-92C-44-98-34-96-30-88C-14-52 26-18 62 0C92 8 132 6 154 32C168 48 172 60 166 70Z',
  lining: 'M-144-88C-120-104-72-94-44-98L-40-88L-80-66L-128-84Z',
  tongue: 'M-48-92C-54-108-44-120-32-114C-22-102-18-86-14-74L-30-64Z',
  collar: 'M-150-78C-147-91-136-97-124-91C-110-84-98-72-80-72C-66-72-58-82-50-91',
  throat: [
    [-30, -66],
    [56, 0],
  ],
  eyelets: 5,
  lace: () => GREY,
  tie: 'toggle',
  panels: (_, sport) => {
    const port = (x: number, y: number, wide: number) =>
      element('rect', {
        x,
        y,
        width: wide,
        height: 15,
        rx: 7.5,
        fill: '#050505',
        stroke: '#5a5a5a',
        'stroke-width': 1.6,
        transform: `rotate(14 ${x} ${y})`,
      })
    return (
      sewn(
        'M-180-40C-150-36-128-20-116 14L-96 74H-184Z',
        shade(BLACK, 0.22),
        'M-168-32C-146-26-130-10-120 18L-104 68',
      ) +
      sewn('M-44-70L-28-80C-4-44 30-16 66 4L58 22C20 8-24-26-44-70Z', shade(BLACK, 0.24), 'M-38-62C-20-26 18 4 56 16') +
      sewn('M100 12C136 18 164 36 178 60V84H70C104 72 116 44 100 12Z', shade(BLACK, 0.3), 'M94 14C106 42 92 66 66 76') +
      sewn('M-92 80C-80 40-60 10-34-12L-14 8C-34 28-44 52-46 80Z', sport, 'M-84 76C-72 42-56 16-34-6') +
      port(-24, 26, 30) +
      port(14, 36, 26) +
      port(50, 44, 22) +
      port(-150, 26, 24) +
      line('M-106-58C-96-48-84-44-70-46M-112-46C-98-34-84-30-68-32M-116-32C-102-20-86-16-70-18', '#4e4e4e', 3) +
      line('M-154-74C-158-60-162-44-164-28', sport, 7) +
      peaks(-140, 2, 34, WHITE)
    )
  },
  feather: 'M-168 56C-100 66-30 62 20 62S130 66 172 54',
  ground: 'M-176 52C-182 98-160 102-130 102C-40 104 50 104 110 98C160 92 182 76 176 52Z',
  sole: (name, sport) => ({
    defs: foam(`${name}m`, '#8f8f8f', 0.24) + foam(`${name}o`, INK),
    body:
      area(
        hanging([-154, -130, -106, -82, -58, -34, -10, 14, 38, 62, 86, 108, 128], spring(90, 22), 'l2 12h14l2-12Z'),
        ref(`${name}o`),
      ) +
      area(
        'M-174 48C-130 60-80 62-30 60C30 60 90 64 126 60C144 59 158 58 166 55C178 53 183 66 172 74C168 77 162 79 156 80C110 92 30 92-30 92C-80 92-130 94-154 90C-176 84-182 66-174 48Z',
        ref(`${name}m`),
      ) +
      area(
        'M-176 74C-100 86 90 86 172 66C170 78 156 84 136 88C80 96-70 98-150 94C-168 92-176 84-176 74Z',
        ref(`${name}o`),
      ) +
      area('M-58 70C-20 64 30 64 64 72C40 84-30 84-58 70Z', sport) +
      line('M-174 51C-130 63-80 65-30 63C30 63 90 67 126 63C144 61 158 60 166 58', '#fff', 2, { opacity: 0.5 }),
  }),
}

/** A football boot: thin and close, knitted ribs where the ball is struck, studs of two lengths under a plate. */
export const BOOT: Model = {
  body: WHITE,
  upper:
    'M-160 64C-172 34-170-8-158-44C-154-58-142-64-130-58C-116-50-106-38-90-36C-74-35-64-46-52-56C-46-62-38-62-34-58C-6-32 34-8 76 8C110 16 144 20 162 46C170 58 170 68 166 74Z',
  lining: 'M-150-54C-126-66-80-56-58-66L-50-54L-90-30L-134-48Z',
  tongue: 'M74 14C34-8-4-36-30-58C-40-68-48-80-54-88C-62-94-78-88-76-80C-70-66-62-52-50-40Z',
  collar: 'M-156-46C-152-57-142-62-130-57C-116-50-106-38-90-36C-74-35-64-46-52-56',
  throat: [
    [-38, -54],
    [66, 8],
  ],
  eyelets: 6,
  lace: () => BLACK,
  panels: (_, sport) =>
    area('M-70 84C-60 40 0 30 60-8L98 14C70 50 10 40-6 84Z', sport) +
    area('M-24 84C-14 56 40 50 84 20L92 26C62 56 12 54 2 84Z', BLACK) +
    area('M60 84C72 62 88 42 106 28L124 36C106 50 94 66 88 84Z', shade(WHITE, -0.16)) +
    // Ribs on the side that strikes the ball.
    line(
      'M96 24C112 42 112 62 102 80M110 26C126 44 126 62 118 80M124 30C140 46 140 62 134 80M138 34C152 48 152 62 148 78',
      '#8d8d8d',
      2.6,
      {
        opacity: 0.7,
      },
    ) +
    sewn('M-184-20C-156-24-128 4-112 84H-190Z', BLACK, 'M-168-14C-148-12-128 14-118 72') +
    sewn('M-52-50L-36-62L78 10L66 24C30 10-14-14-44-34Z', shade(WHITE, -0.08), 'M-46-38C-10-16 30 6 64 20') +
    line('M-154-44C-158-32-162-18-163-4', sport, 7) +
    peaks(-102, 52, 50, BLACK),
  feather: 'M-168 62C-90 72 60 76 172 64',
  ground: 'M-172 62C-176 84-160 92-140 92C-40 96 60 96 120 90C160 86 178 76 172 60Z',
  sole: (name, sport) => ({
    defs: foam(`${name}m`, INK, 0.1) + foam(`${name}o`, sport, 0.22),
    body:
      area(hanging([-152, -116, 18, 62, 104], spring(86, 16), 'l4 29c1 5 13 5 14 0l6-29Z'), ref(`${name}o`)) +
      area(hanging([-134, -98, 40, 84], spring(86, 16), 'l4 22c1 4 9 4 10 0l5-22Z'), shade(GREY, -0.2)) +
      area(
        'M-172 58C-110 74 0 78 60 76C110 76 152 72 174 60C180 70 172 82 152 86C100 94 20 88-40 86C-80 84-120 94-152 92C-172 88-178 70-172 58Z',
        ref(`${name}m`),
      ) +
      line('M-150 84C-110 88-70 76-20 80C30 84 90 90 140 82', sport, 3.6) +
      line('M-172 61C-110 77 0 81 60 79C110 79 152 75 173 63', '#fff', 1.8, { opacity: 0.4 }),
  }),
}
