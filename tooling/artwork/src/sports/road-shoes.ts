import { shade } from '../colour.ts'
import { area, line, ref } from '../markup.ts'
import { BLACK, INK, peaks, WHITE } from './gear.ts'
import { foam, type Model, rows, sewn } from './shoe.ts'

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
