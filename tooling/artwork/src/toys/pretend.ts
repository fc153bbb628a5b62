import { area, element, line } from '../markup.ts'
import { box, type Draw, eye, gleam, ink, moved, oval, PAINT, plain, shaded, together } from './ink.ts'

const { magenta, orange, cyan, violet, sun, green, red, brown, sand, white, cream } = PAINT

/** The glove under a puppet's head: two arms, room for a hand. */
const GLOVE =
  'M-58 20C-110 10-150 24-156 52C-158 78-124 84-84 74L-98 168H98L84 74C124 84 158 78 156 52C150 24 110 10 58 20Z'

/** A coati: long nose, ringed tail. */
export const coati: Draw = (name) =>
  together(
    shaded(
      `${name}t`,
      'M90 150C150 140 168 70 140 6C132-16 162-26 170 0C196 74 182 170 96 176Z',
      brown,
      line('M120 170l40-20M150 120l40-6M146 66l40-8M136 20l42-20', cream, 16),
      20,
    ),
    shaded(`${name}g`, GLOVE, orange, line('M-120 128H120', white, 18)),
    plain(oval(-82, -132, 28, 30), brown) + plain(oval(82, -132, 28, 30), brown),
    area(oval(-82, -130, 12, 14), cream) + area(oval(82, -130, 12, 14), cream),
    shaded(
      name,
      'M0-166C78-166 112-116 104-66C96-8 46 34 0 34S-96-8-104-66C-112-116-78-166 0-166Z',
      brown,
      area(oval(-52, -66, 34, 30), cream) + area(oval(52, -66, 34, 30), cream),
    ),
    shaded(`${name}n`, 'M0-84C30-84 44-50 38-14C32 22 16 40 0 40S-32 22-38-14C-44-50-30-84 0-84Z', cream),
    plain(oval(0, 20, 20, 15), '#14213d'),
    eye(-46, -72, 9),
    eye(46, -72, 9),
    gleam('M-66-134C-54-144-42-148-28-150'),
  )

/** A sloth: mask over the eyes, three fingers, a smile. */
export const sloth: Draw = (name) => {
  const claws = (x: number) => ink(`M${x - 16} 54v26M${x} 58v26M${x + 16} 54v26`, 9)
  return together(
    shaded(`${name}g`, GLOVE, green, line('M-120 128H120', white, 18)),
    claws(-132),
    claws(132),
    shaded(name, 'M0-168C96-168 136-112 126-54C116 8 62 38 0 38S-116 8-126-54C-136-112-96-168 0-168Z', sand),
    plain('M0-126C66-126 98-94 92-50C86-4 44 16 0 16S-86-4-92-50C-98-94-66-126 0-126Z', cream, 6),
    area('M-88-74C-70-104-22-92-18-64C-20-36-60-30-92-46Z', brown) +
      area('M88-74C70-104 22-92 18-64C20-36 60-30 92-46Z', brown),
    eye(-46, -66, 10),
    eye(46, -66, 10),
    element('circle', { cx: -49, cy: -69, r: 3.4, fill: white }) +
      element('circle', { cx: 43, cy: -69, r: 3.4, fill: white }),
    plain(oval(0, -38, 20, 14), '#14213d', 4),
    ink('M-40-18C-22 6 22 6 40-18', 7),
    gleam('M-84-134C-70-146-56-152-40-154'),
  )
}

/** A trunk of costumes, a crown and a mask looking out. */
export const costumes: Draw = (name) =>
  together(
    moved(
      shaded(
        `${name}l`,
        'M-150 0V-40C-150-62-132-66-116-66H116C132-66 150-62 150-40V0Z',
        violet,
        line('M-60-80V10M60-80V10', sun, 18),
      ),
      -18,
      -88,
      -14,
    ),
    shaded(
      `${name}k`,
      'M-96 60L-118-52L-70-16L-40-84L-8-16L40-52L22 60Z',
      sun,
      element('circle', { cx: -40, cy: -6, r: 13, fill: magenta }),
    ),
    shaded(
      `${name}c`,
      'M26 60C30-20 60-66 118-84C150-50 152 10 142 60Z',
      red,
      line('M60 60C70 10 84-30 116-70', '#ff8a7a', 12),
    ),
    moved(
      shaded(
        `${name}m`,
        'M-76-20C-50-44-18-34 0-20C18-34 50-44 76-20C80 20 46 38 22 30C10 26 6 14 0 14S-10 26-22 30C-46 38-80 20-76-20Z',
        cyan,
        area(oval(-38, -2, 18, 13), white) + area(oval(38, -2, 18, 13), white),
      ),
      46,
      -10,
      12,
      0.9,
    ),
    shaded(name, box(-152, 36, 304, 130, 18), magenta, line('M-92 20V180M92 20V180', sun, 20)),
    plain(box(-26, 24, 52, 54, 12), sun),
    eye(0, 46, 7) + ink('M0 48V62', 6),
    gleam('M-132 66V60'),
  )

/** Twelve of them; one is out, and has been used. */
export const crayons: Draw = (name) => {
  const colours = [red, orange, sun, green, cyan, violet]
  const one = (key: number, x: number, y: number, fill: `#${string}`) =>
    shaded(
      `${name}${key}`,
      `M${x - 21} 70V${y}L${x - 9} ${y - 40}Q${x} ${y - 50} ${x + 9} ${y - 40}L${x + 21} ${y}V70Z`,
      fill,
      '',
      20,
    )
  return together(
    ...colours.map((fill, index) => one(index, -104 + index * 42, -96 + (index % 2) * 14, fill)),
    ...colours.toReversed().map((fill, index) => one(index + 6, -124 + index * 42, -50 + ((index + 1) % 2) * 16, fill)),
    shaded(
      name,
      'M-156-22L-140 158H100L118-22C70 6-100 6-156-22Z',
      sun,
      line('M-160 46C-80 70 60 70 130 46', magenta, 26) + line('M-160 84C-80 108 60 108 130 84', white, 14),
    ),
    plain(oval(-20, 58, 36, 30), white),
    ink('M-34 54q14 22 28 0', 7) + eye(-32, 46, 5) + eye(-8, 46, 5),
    moved(
      together(
        shaded(`${name}o`, 'M-21 70V-52L-9-90Q0-100 9-90L21-52V70Z', magenta, '', 20),
        ink('M-20-34H20M-20 52H20', 6),
      ),
      140,
      92,
      38,
      0.96,
    ),
    line('M20 176C50 160 66 190 96 172', magenta, 11),
    gleam('M-126 10L-124 30'),
  )
}
