import { type Hue, shade } from '../colour.ts'
import { area, clip, element, group, line, ref } from '../markup.ts'
import type { Craft, DrawCraft, Yarns } from './craft.ts'
import { clothed, fringe, woven } from './woven.ts'

const WOOD: Hue = '#7a5535'

/** A rod on the wall, its light above. */
const rod = (half: number): string =>
  element('rect', { x: -half, y: -10, width: half * 2, height: 14, rx: 7, fill: WOOD }) +
  element('rect', { x: -half, y: -10, width: half * 2, height: 5, rx: 2.5, fill: shade(WOOD, 0.16) })

/** A cloth that hangs from its rod. */
const hung =
  (width: number, height: number, ends = 30): DrawCraft =>
  (id, yarns) => {
    const half = width / 2
    const outline = `M${-half} 0H${half}L${half - 2} ${height}H${-half + 2}Z`
    const cloth = woven(id, yarns, [-half, 0, width, height])
    return {
      defs: cloth.defs + clip(`${id}-c`, area(outline, '#000')),
      shade: element('rect', { x: -half + 14, y: 12, width, height: height + ends * 0.6 }),
      body:
        fringe(id, yarns[4], -half, height, width, ends) +
        group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
        clothed(outline) +
        rod(half + 34),
      foot: 0,
    }
  }

export const wallCloth = hung(286, 366)
export const runner = hung(156, 400, 24)
export const blanket: DrawCraft = (id, yarns) => folded(id, yarns, [330, 78, 4])
export const tablecloth: DrawCraft = (id, yarns) => {
  const outline =
    'M-200-196H200L226-40Q200-22 170-38Q140-14 100-34Q60-10 0-32Q-60-10-100-34Q-140-14-170-38Q-200-22-226-40Z'
  const cloth = woven(id, yarns, [-230, -250, 460, 240])
  return {
    defs: cloth.defs + clip(`${id}-c`, area(outline, '#000')),
    shade: element('ellipse', { cx: 14, cy: 2, rx: 230, ry: 20 }),
    body:
      line('M-170-60V-2M170-60V-2', WOOD, 16) +
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
      clothed(outline) +
      area('M-200-196L-150-262H150L200-196Z', shade(yarns[4], -0.02)) +
      line('M-168-238H168M-184-218H184', yarns[0], 6, { 'stroke-linecap': 'butt' }) +
      area('M-200-196L-150-262H150L200-196Z', ref('threads')) +
      line('M-200-196H200', '#000', 3, { opacity: 0.16 }),
    foot: 190,
  }
}

/** Layers of a cloth laid on itself, each with its fold at the left. */
function folded(id: string, yarns: Yarns, [width, high, layers]: readonly [number, number, number]): Craft {
  const half = width / 2
  const cloth = woven(id, yarns, [-half, -high * layers, width, high * layers])
  const layer = (index: number) => {
    const [top, inset] = [-high * (index + 1), index * 5]
    return `M${-half + inset + 16} ${top}H${half - inset}V${top + high - 3}H${-half + inset + 16}Q${-half + inset} ${top + high - 3} ${-half + inset} ${top + high / 2}Q${-half + inset} ${top} ${-half + inset + 16} ${top}Z`
  }
  const outlines = Array.from({ length: layers }, (_, index) => layer(index))
  return {
    defs: cloth.defs + clip(`${id}-c`, area(outlines.join(''), '#000')),
    shade: element('ellipse', { cx: 14, cy: 2, rx: half * 1.06, ry: 18 }),
    body:
      area(outlines.join(''), shade(yarns[0], -0.12)) +
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
      outlines.map(clothed).join('') +
      outlines.map((d, index) => line(d, '#000', 2.4, { opacity: 0.16 + index * 0.02 })).join(''),
    foot: half,
  }
}

/** Over the rod, one end longer than the other. */
export const shawl: DrawCraft = (id, yarns) => {
  const back = hung(176, 270)(`${id}b`, [yarns[2], yarns[0], yarns[1], yarns[3], yarns[4]])
  const front = 'M-120 0H96Q112 150 82 372Q20 352-40 366Q-104 372-134 352Q-112 160-120 0Z'
  const cloth = woven(id, yarns, [-140, 0, 260, 380])
  return {
    defs: back.defs + cloth.defs + clip(`${id}-c`, area(front, '#000')),
    shade: element('path', { d: front, transform: 'translate(20 14)' }),
    body:
      group({ transform: 'translate(60 0)' }, back.body) +
      fringe(id, yarns[4], -132, 360, 214, 38) +
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
      clothed(front) +
      line('M-60 6Q-30 160-64 356M20 6Q52 190 26 360', '#000', 9, { opacity: 0.12 }) +
      rod(170),
    foot: 0,
  }
}

export const cushion: DrawCraft = (id, yarns) => {
  const d =
    'M-176-316Q-90-296 0-302Q90-296 176-316Q158-220 162-160Q158-90 176-4Q90-20 0-14Q-90-20-176-4Q-158-90-162-160Q-158-220-176-316Z'
  const cloth = woven(id, yarns, [-180, -320, 360, 320])
  return {
    defs: cloth.defs + clip(`${id}-c`, area(d, '#000')),
    shade: element('ellipse', { cx: 18, cy: 2, rx: 186, ry: 20 }),
    body:
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
      area(d, ref('threads')) +
      area(d, ref('puff')) +
      line(d, shade(yarns[0], -0.1), 4) +
      line('M-168-306Q-130-270-112-226M168-14Q134-52 118-92M-168-14Q-136-46-120-88', '#000', 5, { opacity: 0.16 }),
    foot: 160,
  }
}

/** Four folded squares, fanned. */
export const napkins: DrawCraft = (id, yarns) => {
  const square = 'M-120-236H120V-6H-120Z'
  const cloth = woven(id, yarns, [-120, -236, 240, 230])
  const one = (turn: number, hue: Hue) =>
    group(
      { transform: `rotate(${-turn} -110 -6)` },
      area(square, hue) +
        line('M-112-222H112M-112-20H112', yarns[0], 4, { 'stroke-linecap': 'butt' }) +
        area(square, ref('threads')) +
        line(square, '#000', 2, { opacity: 0.2 }),
    )
  return {
    defs: cloth.defs,
    shade: element('ellipse', { cx: 30, cy: 0, rx: 166, ry: 18 }),
    body:
      one(19, yarns[2]) +
      one(12, yarns[3]) +
      one(6, yarns[4]) +
      cloth.body +
      clothed(square) +
      line('M0-236L120-116', '#000', 3, { opacity: 0.12 }),
    foot: 130,
  }
}

/** A band over a nail, its two ends of unlike length. */
export const strap: DrawCraft = (id, yarns) => {
  const cloth = woven(id, yarns, [-60, 20, 46, 400])
  const other = woven(`${id}o`, yarns, [10, 20, 46, 340])
  const loop = 'M-60 60C-60-20 56-20 56 60L10 70C10 40-14 40-14 70Z'
  const ends = 'M-60 56H-14V420H-60ZM10 56H56V360H10Z'
  return {
    defs: cloth.defs + other.defs + clip(`${id}-c`, area(ends, '#000')),
    shade: element('path', { d: ends, transform: 'translate(14 12)' }),
    body:
      fringe(id, yarns[4], -60, 420, 46, 34) +
      fringe(`${id}o`, yarns[4], 10, 360, 46, 34) +
      area(loop, yarns[1]) +
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body, other.body) +
      clothed(ends) +
      area(loop, ref('threads')) +
      element('circle', { cy: 6, r: 8, fill: WOOD }) +
      element('circle', { cx: -2, cy: 4, r: 3, fill: shade(WOOD, 0.2) }),
    foot: 0,
  }
}

/** Bound in cloth, with a cord round it. */
export const notebook: DrawCraft = (id, yarns) => {
  const d = 'M-120-330H112Q124-330 124-318V-12Q124 0 112 0H-120Z'
  const cloth = woven(id, yarns, [-120, -330, 244, 330])
  return {
    defs: cloth.defs + clip(`${id}-c`, area(d, '#000')),
    shade: element('ellipse', { cx: 14, cy: 2, rx: 140, ry: 16 }),
    body:
      area('M-104-336H122Q132-336 132-326V-10H-104Z', '#f4ead6') +
      group({ 'clip-path': ref(`${id}-c`) }, cloth.body) +
      area(d, ref('threads')) +
      area('M-120-330H-94V0H-120Z', '#000', { opacity: 0.2 }) +
      area(d, ref('puff'), { opacity: 0.7 }) +
      line('M84-330V0', '#3a2a1e', 5) +
      line('M84-166q18-10 24 4t-22 8q-20 14-10 26', '#3a2a1e', 4),
    foot: 120,
  }
}
