import { type Hue, shade } from '../colour.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'
import type { DrawCraft } from './craft.ts'

const CEDAR: Hue = '#9a6238'
const CYPRESS: Hue = '#c29257'

const grain = (id: string, hue: Hue) =>
  linearGradient(`${id}-g`, [
    [0, shade(hue, -0.06)],
    [0.22, shade(hue, 0.07)],
    [0.5, hue],
    [0.8, shade(hue, -0.05)],
    [1, shade(hue, -0.12)],
  ])

/** Three spoons from one rail, each of its own length. */
export const spoons: DrawCraft = (id) => {
  const spoon = (x: number, long: number, wide: number) =>
    group(
      { transform: `translate(${x} 16)` },
      area(
        `M-7 0Q0-12 7 0L10 ${long}Q${wide} ${long + 16} ${wide} ${long + 66}Q${wide - 4} ${long + 122} 0 ${long + 124}Q${-wide + 4} ${long + 122} ${-wide} ${long + 66}Q${-wide} ${long + 16}-10 ${long}Z`,
        ref(`${id}-g`),
      ) +
        element('ellipse', { cy: long + 68, rx: wide * 0.68, ry: 44, fill: shade(CYPRESS, -0.13) }) +
        element('ellipse', { cx: 2, cy: long + 74, rx: wide * 0.58, ry: 36, fill: shade(CYPRESS, -0.05) }) +
        line(`M-3 8L-5 ${long - 6}`, '#fff', 3, { opacity: 0.25 }) +
        element('circle', { cy: 12, r: 4, fill: '#3a2a1e' }),
    )
  return {
    defs: grain(id, CYPRESS),
    shade: element('path', {
      d: 'M-122 30h14v200q24 20 24 66t-30 62q-32-16-32-62t24-66zM6 30h14v240q28 20 28 66t-34 62q-34-16-34-62t26-66zM128 30h14v180q22 20 22 60t-28 58q-30-16-30-58t22-60z',
    }),
    body:
      spoon(-116, 210, 40) +
      spoon(0, 250, 46) +
      spoon(116, 184, 36) +
      element('rect', { x: -190, y: 6, width: 380, height: 18, rx: 4, fill: CEDAR }) +
      element('rect', { x: -190, y: 6, width: 380, height: 6, rx: 3, fill: shade(CEDAR, 0.12) }),
    foot: 0,
  }
}

/** A round seat with a carved border, on three legs. */
export const stool: DrawCraft = (id, yarns) => ({
  defs: grain(id, CEDAR),
  shade: element('ellipse', { cx: 20, cy: 4, rx: 190, ry: 20 }),
  body:
    area('M-14-250H14L22-30H-22Z', shade(CEDAR, -0.16)) +
    area('M-140-256H-104L-138 0H-170ZM140-256H104L138 0H170Z', ref(`${id}-g`)) +
    line('M-136-110H136', shade(CEDAR, -0.12), 16) +
    line('M-136-114H136', shade(CEDAR, 0.06), 5) +
    area('M-186-292V-262A186 42 0 0 0 186-262V-292Z', shade(CEDAR, -0.06)) +
    element('ellipse', { cy: -292, rx: 186, ry: 42, fill: shade(CEDAR, 0.06) }) +
    element('ellipse', { cy: -292, rx: 150, ry: 31, fill: 'none', stroke: shade(CEDAR, -0.14), 'stroke-width': 3 }) +
    element('ellipse', { cy: -292, rx: 92, ry: 18, fill: 'none', stroke: shade(CEDAR, -0.1), 'stroke-width': 3 }) +
    line(
      Array.from(
        { length: 18 },
        (_, index) =>
          `M${-170 + index * 20} ${-264 + Math.round(38 * Math.sqrt(1 - ((index - 8.5) / 9.6) ** 2))}l8-16 8 16`,
      ).join(''),
      yarns[3],
      3,
      { opacity: 0.75 },
    ),
  foot: 160,
})

/** Balls of yarn: what lies about in every picture of the workshop. */
export const yarnBalls: DrawCraft = (id, yarns) => {
  const ball = (x: number, radius: number, hue: Hue, at: number) =>
    group(
      { transform: `translate(${x} ${-radius})` },
      element('circle', { r: radius, fill: hue }) +
        line(
          [0.2, 0.5, 0.8, 1.1]
            .map((bend) => `M${-radius * 0.9} ${-radius * 0.3}Q0 ${-radius * bend} ${radius * 0.9} ${radius * 0.3}`)
            .join('') +
            [0.3, 0.7]
              .map((bend) => `M${-radius * 0.4} ${radius * 0.85}Q${-radius * bend} 0 ${radius * 0.4} ${-radius * 0.85}`)
              .join(''),
          shade(hue, at % 2 ? 0.12 : -0.12),
          2,
          { opacity: 0.7 },
        ) +
        element('circle', { r: radius, fill: ref('round') }),
    )
  return {
    defs: '',
    shade: element('ellipse', { cx: 10, cy: 2, rx: 110, ry: 14 }),
    body:
      line(`M60-20C140-40 110 20 190 2`, yarns[0], 3) +
      ball(-62, 48, yarns[1], 0) +
      ball(70, 44, yarns[3], 1) +
      ball(6, 54, yarns[0], 2) +
      group({ id: `${id}-end` }),
    foot: 90,
  }
}

/** A loom that leans on the wall: two beams, the warp, and a cloth half done. */
export const loomFrame = (half: number, high: number): string =>
  line(
    Array.from(
      { length: 40 },
      (_, index) => `M${Math.round(-half + 24 + (index * (half * 2 - 48)) / 39)} ${-high + 16}V-30`,
    ).join(''),
    '#efe2c9',
    1.6,
    { opacity: 0.9 },
  ) +
  area(`M${-half}-${high}h22V0h-22ZM${half - 22}-${high}h22V0h-22Z`, CEDAR) +
  area(
    `M${-half - 16}-${high - 6}h${half * 2 + 32}v20h-${half * 2 + 32}ZM${-half - 16}-34h${half * 2 + 32}v20h-${half * 2 + 32}Z`,
    shade(CEDAR, 0.05),
  )
