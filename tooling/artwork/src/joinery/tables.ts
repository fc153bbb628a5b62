import { shade } from '../colour.ts'
import { element, line } from '../markup.ts'
import { assembled, board, type Draw, plank, under } from './joint.ts'

/** A dining table: a thick top, an apron, legs that taper. */
export const solis: Draw = (name, { wood }) =>
  assembled(
    [
      [-310, 18],
      [310, 18],
      [0, 330],
    ],
    plank(-248, -270, -262, -20, 16, shade(wood, -0.1)),
    plank(248, -270, 262, -20, 16, shade(wood, -0.1)),
    board(`${name}a`, [-316, -278, 632, 34], shade(wood, -0.04)),
    under('M-316-278H316V-268H-316Z', 0.3),
    plank(-318, -262, -312, -10, 24, wood),
    plank(318, -262, 312, -10, 24, wood),
    board(`${name}t`, [-360, -300, 720, 24], wood),
    line('M-356-277H356', shade(wood, -0.2), 2, { opacity: 0.6 }),
  )

/** A low table with a shelf for what one is reading. */
export const laguna: Draw = (name, { wood }) =>
  assembled(
    [
      [-182, 16],
      [182, 16],
      [0, 190],
    ],
    board(`${name}s`, [-186, -56, 372, 10], shade(wood, -0.06)),
    element('rect', { x: -120, y: -70, width: 96, height: 14, fill: '#b0553a' }) +
      element('rect', { x: -112, y: -80, width: 84, height: 10, fill: '#ddd5c3' }),
    plank(-186, -126, -184, -6, 18, wood),
    plank(186, -126, 184, -6, 18, wood),
    element('path', { d: 'M-206-152H206Q222-152 222-141T206-130H-206Q-222-130-222-141T-206-152Z', fill: wood }),
    line('M-208-150H208', shade(wood, 0.12), 2),
    line('M-200-138Q-60-144 80-138T204-140', shade(wood, -0.1), 1.2, { opacity: 0.5 }),
    line('M-206-131H206', shade(wood, -0.18), 2.4, { opacity: 0.7 }),
  )

/** A bedside table: a drawer over a niche. */
export const farolito: Draw = (name, { wood }) =>
  assembled(
    [
      [-66, 12],
      [66, 12],
      [0, 74],
    ],
    plank(-64, -60, -68, -4, 14, wood),
    plank(64, -60, 68, -4, 14, wood),
    board(`${name}c`, [-80, -196, 160, 140], shade(wood, -0.03)),
    element('rect', { x: -68, y: -124, width: 136, height: 56, fill: shade(wood, -0.22, 0.6) }),
    element('rect', { x: -40, y: -84, width: 66, height: 16, fill: '#23473a' }) +
      element('rect', { x: -34, y: -94, width: 58, height: 10, fill: '#ddd5c3' }),
    board(`${name}d`, [-68, -184, 136, 50], shade(wood, 0.03)),
    element('circle', { cy: -159, r: 6, fill: shade(wood, -0.16) }),
    board(`${name}t`, [-84, -208, 168, 12], wood),
  )

/** A desk: two drawers, a ledge at the back for pens and a lamp. */
export const bitacora: Draw = (name, { wood }) =>
  assembled(
    [
      [-206, 14],
      [206, 14],
      [0, 220],
    ],
    plank(-178, -230, -190, -20, 13, shade(wood, -0.1)),
    plank(178, -230, 190, -20, 13, shade(wood, -0.1)),
    board(`${name}l`, [-226, -304, 452, 36], shade(wood, -0.05)),
    board(`${name}a`, [-212, -254, 424, 44], shade(wood, -0.03)),
    board(`${name}d`, [-196, -250, 180, 36], shade(wood, 0.03)),
    board(`${name}e`, [16, -250, 180, 36], shade(wood, 0.03)),
    line('M-122-232H-92M92-232H122', shade(wood, -0.2), 5),
    plank(-208, -212, -218, -8, 18, wood),
    plank(208, -212, 218, -8, 18, wood),
    board(`${name}t`, [-240, -270, 480, 18], wood),
  )
