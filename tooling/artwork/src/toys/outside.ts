import { area, element, line } from '../markup.ts'
import { box, type Draw, eye, gleam, ink, moved, oval, PAINT, plain, shaded, together } from './ink.ts'

const { magenta, orange, cyan, violet, sun, green, red, white, cream } = PAINT

/** Four pieces with a turtle over them, one of them loose. */
export const puzzle: Draw = (name) => {
  const turtle =
    area(oval(-62, 26, 30, 22), green) +
    area(oval(40, -76, 24, 34), green) +
    area(oval(-70, -88, 30, 20), green) +
    area(oval(0, -26, 88, 74), '#2f9f6b') +
    line('M-40-70L0-90L40-70V-22L0 4L-40-22ZM0 4V48M40-22L80-8M-40-22L-80-8M-40-70L-70-92M40-70L70-92', '#8fe0b4', 9) +
    area(oval(104, -40, 34, 30), green)
  return together(
    shaded(
      name,
      'M-156-140H-14C-26-166 26-166 14-140H136V-22C162-34 162 18 136 6V44H14C26 76-26 76-14 44H-156V6C-130 18-130-34-156-22Z',
      cream,
      turtle,
    ),
    eye(112, -46, 7),
    ink('M-6-140V-96C-32-108-32-56-6-68V44M-156-22H-92C-104-50-52-50-64-22H46C34 6 86 6 74-22H136', 6),
    moved(
      shaded(
        `${name}p`,
        'M-66-56H-14C-26-82 26-82 14-56H66V-8C40-20 40 32 66 20V62H-66V20C-92 32-92-20-66-8Z',
        sun,
        area(oval(-16, 30, 50, 36), green),
      ),
      84,
      110,
      14,
      0.94,
    ),
    gleam('M-138-116H-122'),
  )
}

/** A kite with a face, its tail in bows. */
export const kite: Draw = (name) =>
  together(
    ink('M0 76C30 110-30 130 0 160C18 176 60 170 70 176', 6),
    plain('M-22 96L14 112L-16 124Z', sun, 6) +
      plain('M14 126L-24 138L10 154Z', magenta, 6) +
      plain('M30 158L66 152L56 186Z', cyan, 6),
    moved(
      together(
        shaded(
          name,
          'M0-176L118-46L0 92L-118-46Z',
          magenta,
          area('M0-176L118-46H0Z', sun) + area('M0-46H-118L0 92Z', cyan) + area('M0-46H118L0 92Z', violet),
        ),
        ink('M0-176V92M-118-46H118', 6),
        eye(-34, -68, 9),
        eye(34, -68, 9),
        ink('M-26-26C-12-8 12-8 26-26', 7),
        gleam('M-66-86L-40-116'),
      ),
      0,
      0,
      10,
    ),
  )

/** A ball to sit and bounce on, with two ears to hold. */
export const hopper: Draw = (name) =>
  together(
    plain('M-58-112C-96-176-44-196-24-118Z', orange) + plain('M58-112C96-176 44-196 24-118Z', orange),
    shaded(name, oval(0, 22, 142, 140), magenta, area('M-170-10C-80 40 80 40 170-10V50C80 100-80 100-170 50Z', sun)),
    plain(oval(-46, -36, 22, 26), white, 6) + plain(oval(46, -36, 22, 26), white, 6),
    eye(-42, -32, 10),
    eye(42, -32, 10),
    ink('M-30 4C-14 22 14 22 30 4', 8),
    gleam('M-104-36C-94-58-80-74-64-84', 12),
    ink('M-120 176H-60M60 176H120M-30 182H30', 7),
  )

/** A bucket with a crab, a spade beside it, sand. */
export const bucket: Draw = (name) =>
  together(
    plain('M-40 168C-20 118 40 100 90 120C140 128 172 150 176 168Z', sun),
    ink('M-132-54C-132-186 56-186 56-54', 12),
    shaded(name, 'M-150-58H74L50 168H-126Z', cyan, line('M-160-10C-90 16 10 16 90-10', white, 22)),
    plain(box(-160, -76, 244, 34, 14), sun),
    plain(oval(-38, 92, 46, 32), red),
    plain(oval(-100, 66, 20, 17), red, 7) + plain(oval(24, 66, 20, 17), red, 7),
    ink('M-56 64V50M-20 64V50', 6),
    eye(-56, 46, 8),
    eye(-20, 46, 8),
    ink('M-52 98C-44 108-32 108-24 98', 6),
    moved(
      together(
        plain(box(-13, -130, 26, 148, 12), orange),
        plain(box(-36, -156, 72, 34, 16), orange),
        shaded(`${name}s`, 'M-46 10H46V66C46 104 20 124 0 130C-20 124-46 104-46 66Z', magenta),
      ),
      122,
      42,
      16,
    ),
    gleam('M-126-20L-120 20'),
    element('circle', { cx: 160, cy: 160, r: 5, fill: cream }) +
      area(oval(60, 152, 5, 4), cream) +
      area(oval(102, 150, 4, 4), green),
  )
