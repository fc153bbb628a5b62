import { type Hue, shade } from '../colour.ts'
import { area, element, line, ref } from '../markup.ts'
import { BLACK, GREY, peaks, WHITE } from './gear.ts'
import { foam, type Model, rows, sewn } from './shoe.ts'

const INK: Hue = '#2a2a2a'

/** Lugs or studs along the ground, each hanging from its place. */
const hanging = (xs: readonly number[], y: (x: number) => number, tooth: string): string =>
  xs.map((x) => `M${x} ${Math.round(y(x) * 10) / 10}${tooth}`).join('')

/** The sole's line rises under the toes and a little under the heel. */
const spring = (low: number, lift: number) => (x: number) =>
  low - (x > 70 ? ((x - 70) / 100) ** 2 * lift : 0) - (x < -120 ? ((-120 - x) / 60) ** 2 * 10 : 0)

/** A road shoe: tall foam under engineered mesh, a heel counter and a saddle that holds the midfoot. */
export const ROAD: Model = {
  body: WHITE,
  upper:
    'M-158 58C-170 24-168-16-154-48C-151-57-142-60-134-55C-122-46-112-29-92-27C-74-25-60-38-47-50C-44-54-40-56-36-54C-4-34 34-14 66 4C92 14 134 4 158 30C172 46 174 58 168 68Z',
  lining: 'M-148-54C-120-62-84-54-60-62L-48-46L-92-22L-136-46Z',
  tongue: 'M68 8C32-18-2-44-26-60C-36-70-40-84-46-97C-54-106-74-102-76-93C-72-76-64-54-52-38Z',
  collar: 'M-150-50C-146-58-138-57-132-52C-120-44-112-30-92-27C-74-25-60-38-47-50',
  throat: [
    [-40, -53],
    [64, 4],
  ],
  eyelets: 6,
  lace: () => WHITE,
  tie: 'bow',
  panels: (_, sport) =>
    rows(11, [-30, -30], [4, 9], 'C20-20 80 6 190 44', '#8c8c8c', 3, '.1 6.4') +
    // Toe bumper, saddle, eyestay, heel counter, the mark.
    sewn(
      'M118 22C142 30 166 44 178 62V80H96C126 70 136 46 118 22Z',
      shade(WHITE, -0.1),
      'M112 24C128 46 120 68 92 76',
    ) +
    sewn('M-104 70C-92 30-64-8-34-32L-8-14C-22 12-26 44-16 70Z', BLACK) +
    sewn('M6 70C2 44 8 16 26-2L46 10C36 26 34 50 42 70Z', BLACK) +
    sewn('M-56-48L-34-60L72 2L62 20C28 6-12-14-44-32Z', shade(WHITE, -0.05), 'M-48-36C-10-16 28 4 60 16') +
    sewn('M-176-26C-150-30-124 2-106 70H-180Z', BLACK, 'M-166-20C-146-18-126 10-112 66') +
    area('M-172-30C-160-38-146-32-138-18L-150 20C-156 8-164 0-172-2Z', sport) +
    peaks(-96, 56, 84, sport),
  feather: 'M-172 50C-110 62-50 60 0 58S130 64 174 52',
  ground: 'M-180 46C-186 90-170 98-140 98C-60 102 40 100 110 92C160 86 186 66 180 44Z',
  sole: (name, sport) => ({
    defs: foam(`${name}m`, '#f6f6f6') + foam(`${name}o`, INK),
    body:
      area(
        'M-174 78C-120 92 90 92 168 68C160 86 130 95 96 97C30 102-90 104-146 98C-166 96-174 90-174 78Z',
        ref(`${name}o`),
      ) +
      line('M-130 92v10M-108 94v9M-70 95v8M-48 95v8M-10 95v8M12 95v8M50 94v8M72 92v9M106 90v9M126 86v8', '#6a6a6a', 3) +
      area(
        'M-180 42C-150 58-110 61-60 58C0 55 70 60 120 58C148 58 160 57 168 54C180 50 188 61 176 71C174 74 168 77 160 79C120 91 60 90 0 90C-60 90-110 92-150 90C-176 88-188 64-180 42Z',
        ref(`${name}m`),
      ) +
      area(
        'M-176 66C-120 82-60 70-10 74C50 80 110 80 176 62C174 68 168 74 158 78C110 88 50 84-6 80C-60 76-120 92-172 78Z',
        sport,
      ) +
      line('M-180 44C-150 60-110 63-60 60C0 57 70 62 120 60C146 60 158 59 168 56', '#fff', 2.4, { opacity: 0.9 }) +
      line('M-160 68C-150 76-130 78-112 74M-150 62C-138 68-122 68-108 66', '#9a9a9a', 1.6, { opacity: 0.7 }),
  }),
}

/** A light trainer: one knitted sock without a tongue of its own, a cage of bands, a low sole that flexes. */
export const KNIT: Model = {
  body: BLACK,
  upper:
    'M-160 62C-170 30-166-10-154-46C-149-62-132-68-116-60C-102-52-90-46-76-50C-62-54-54-68-44-74C-34-78-26-72-20-64C-2-40 40-10 84 6C112 8 144 14 160 40C170 54 172 66 166 74Z',
  lining: 'M-142-58C-112-74-66-66-38-76L-32-64L-74-44L-124-52Z',
  tongue: 'M-46-72C-52-86-42-96-32-90L-20-64Z',
  collar: 'M-152-48C-147-61-132-66-116-59C-102-52-90-46-76-50C-62-54-54-68-44-73',
  throat: [
    [-16, -52],
    [76, 5],
  ],
  eyelets: 4,
  lace: (sport) => sport,
  panels: (_, sport) =>
    rows(15, [-166, -64], [1, 9.4], 'c60 6 130-4 200 26s90 36 150 40', '#9a9a9a', 2, '3 4') +
    rows(5, [-138, -56], [13, 2], 'c-4 10-6 18-8 28', '#cfcfcf', 2.4, '2 3') +
    area('M176 70C150 60 120 62 96 78H180Z', shade(BLACK, 0.2)) +
    // Bands of film from the sole to the laces.
    ['M-76 78C-52 40-26 4-8-44', 'M6 78C8 44 24 14 42-10']
      .map((d) => line(d, '#000', 11, { opacity: 0.5, transform: 'translate(1.5 2)' }) + line(d, sport, 5))
      .join('') +
    sewn('M-180-4C-150 6-122 34-112 78H-180Z', shade(BLACK, 0.14), 'M-172 4C-146 14-126 40-118 76') +
    peaks(-156, 52, 38, sport) +
    line('M-163-18C-160-28-158-36-155-44', sport, 6),
  feather: 'M-168 60C-90 70 60 72 174 60',
  ground: 'M-172 58C-178 88-164 96-130 96C-40 98 60 98 120 92C160 88 180 78 174 56Z',
  sole: (name, sport) => ({
    defs: foam(`${name}m`, '#ededed', 0.26),
    body:
      area(
        'M-172 54C-120 66-50 68 20 68C90 70 140 69 162 62C175 59 181 71 170 80C166 84 160 87 154 88C110 96 20 96-50 96C-100 97-140 98-158 94C-176 88-178 70-172 54Z',
        ref(`${name}m`),
      ) +
      // Flex grooves, and pods of rubber between them.
      line(
        'M-120 96l4-18M-84 97l4-17M-48 97l3-16M-14 97l3-15M20 96l3-15M54 95l2-15M88 94l2-16M118 91l2-15',
        '#5c5c5c',
        3.4,
      ) +
      line('M-150 95C-90 99 40 99 112 92', sport, 5, { 'stroke-dasharray': '24 12', 'stroke-linecap': 'butt' }) +
      line('M-172 57C-120 69-50 71 20 71C90 73 140 72 162 65', '#fff', 2.2, { opacity: 0.85 }),
  }),
}

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
