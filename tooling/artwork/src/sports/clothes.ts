import { type Hue, shade } from '../colour.ts'
import { area, group, line, ref } from '../markup.ts'
import { BLACK, type Draw, dusk, GREY, lit, peaks, stitches, WHITE } from './gear.ts'

/** Folds, as wedges of shade: from, to, and how wide. */
type Fold = readonly [x1: number, y1: number, x2: number, y2: number, width: number]
const folded = (folds: readonly Fold[]): string =>
  group(
    { opacity: 0.16 },
    ...folds.map(([x1, y1, x2, y2, width], at) =>
      area(
        `M${x1} ${y1}Q${(x1 + x2) / 2 + width} ${(y1 + y2) / 2} ${x2} ${y2}Q${(x1 + x2) / 2 - width / 2} ${(y1 + y2) / 2} ${x1} ${y1}Z`,
        at % 3 === 2 ? '#fff' : '#000',
      ),
    ),
  )

const cloth = (name: string, d: string, hue: Hue, paint: string) => {
  const whole = lit(`${name}c`, d, hue, `${paint}`)
  return { defs: whole.defs + dusk(`${name}d`), body: whole.body + area(d, ref(`${name}d`)), shadow: d }
}

/** A running shirt: raglan sleeves, one of them in the sport's colour. */
export const tee =
  (body: Hue): Draw =>
  (name, sport) => {
    const other = body === BLACK ? GREY : BLACK
    const mark = body === BLACK ? WHITE : BLACK
    const d =
      'M-46-150C-24-132 24-132 46-150L88-132L166-62L122-14L92-40C88 30 90 96 98 158C34 170-34 170-98 158C-90 96-88 30-92-40L-122-14L-166-62L-88-132Z'
    return cloth(
      name,
      d,
      body,
      area('M46-150L190-90V20L92-40C84-80 66-118 46-150Z', sport) +
        area('M-46-150L-190-90V20L-92-40C-84-80-66-118-46-150Z', other) +
        folded([
          [-92, -36, -40, 60, 18],
          [92, -36, 50, 70, 20],
          [-20, 30, -60, 160, 22],
          [30, 60, 70, 164, 20],
          [-70, 40, -84, 150, 12],
        ]) +
        line('M-46-150C-24-128 24-128 46-150', mark, 9) +
        peaks(22, -62, 40, mark) +
        stitches('M-96 148C-34 160 34 160 96 148', mark),
    )
  }

/** Running shorts, with a slit and a stripe down their side. */
export const shorts: Draw = (name, sport) => {
  const d =
    'M-104-108C-40-96 40-96 104-108C118-40 140 40 160 108C112 130 60 134 14 122L0 14L-14 122C-60 134-112 130-160 108C-140 40-118-40-104-108Z'
  return cloth(
    name,
    d,
    BLACK,
    area('M96-110L118-110L176 116L138 126C124 40 112-40 96-110Z', sport) +
      area('M-96-110L-118-110L-176 116L-138 126C-124 40-112-40-96-110Z', sport) +
      folded([
        [-60, -90, -90, 110, 24],
        [60, -90, 80, 116, 24],
        [0, 10, -50, 110, 22],
        [0, 10, 46, 116, -20],
      ]) +
      area('M-110-112H110V-84C40-74-40-74-110-84Z', shade(BLACK, 0.12)) +
      line('M-14-80C-18-50-26-38-30-24M12-80C16-54 20-44 22-30', WHITE, 4) +
      peaks(-118, 96, 44, WHITE),
  )
}

/** A windbreaker with a hood, its zip in the sport's colour. */
export const jacket: Draw = (name, sport) => {
  const d =
    'M-52-120C-70-164-38-180 0-180S70-164 52-120L98-100C128-40 150 40 158 118L118 128L100 40C98 84 100 118 106 156C40 168-40 168-106 156C-100 118-98 84-100 40L-118 128L-158 118C-150 40-128-40-98-100Z'
  const whole = cloth(
    name,
    d,
    sport,
    area('M-190-50L190-98V-190H-190Z', BLACK) +
      folded([
        [-96, -60, -60, 150, 26],
        [90, -50, 60, 150, 24],
        [-130, 0, -138, 118, 14],
        [130, 0, 138, 118, -14],
        [20, 0, 40, 150, 18],
      ]) +
      area('M-44-128C-58-160-34-168 0-168S58-160 44-128C30-104 14-92 0-90C-14-92-30-104-44-128Z', shade(BLACK, 0.1)) +
      stitches('M-108 144C-40 156 40 156 108 144', BLACK),
  )
  return {
    ...whole,
    body:
      whole.body +
      line('M0-90V158', WHITE, 7) +
      line('M0-90V158', BLACK, 2.5, { 'stroke-dasharray': '3 3' }) +
      peaks(26, -6, 50, WHITE) +
      line('M-78 60L-40 88M78 60L40 88', BLACK, 5),
  }
}

/** Thermal tights. */
export const tights: Draw = (name, sport) => {
  const d =
    'M-72-170C-24-160 24-160 72-170C86-100 84-30 70 40C62 90 58 130 60 172C44 178 28 178 16 172C14 110 10 40 0-40C-10 40-14 110-16 172C-28 178-44 178-60 172C-58 130-62 90-70 40C-84-30-86-100-72-170Z'
  return cloth(
    name,
    d,
    BLACK,
    area('M72-180L100-180L84 60L54 60C70-20 72-100 58-180Z', sport) +
      area('M-72-180L-100-180L-84 60L-54 60C-70-20-72-100-58-180Z', sport) +
      area(
        'M-70 30C-50 44-20 44-8 30L-10 66C-24 76-52 76-66 66ZM70 30C50 44 20 44 8 30L10 66C24 76 52 76 66 66Z',
        shade(BLACK, 0.14),
      ) +
      folded([
        [-50, -150, -40, 20, 18],
        [40, -150, 36, 20, 18],
        [-40, 70, -34, 170, 10],
        [38, 70, 36, 170, -10],
      ]) +
      area('M-80-174H80V-138C30-128-30-128-80-138Z', shade(BLACK, 0.1)) +
      peaks(-58, -10, 40, WHITE),
  )
}

/** Three pairs of socks, one behind the other. */
export const socks: Draw = (name, sport) => {
  const d = 'M-30-170H42V10C44 40 64 58 100 78C124 92 128 128 98 136C60 146 10 140-22 116C-40 100-40 70-34 40Z'
  const one = (id: string, hue: Hue, dx: number) => {
    const whole = lit(`${name}${id}`, d, hue, sockPaint(hue === sport ? BLACK : sport, hue))
    return { defs: whole.defs, body: group({ transform: `translate(${dx} ${dx / 8})` }, whole.body) }
  }
  const all = [one('a', BLACK, -82), one('b', WHITE, -16), one('e', sport, 52)]
  return {
    defs: all.map(({ defs }) => defs).join(''),
    body: all.map(({ body }) => body).join(''),
    shadow: 'M-112-180H94V16C100 40 120 64 152 84C176 98 180 134 150 142C40 160-90 130-112 90Z',
  }
}

const sockPaint = (stripe: Hue, hue: Hue): string =>
  area('M-50-146H60v16H-50ZM-50-120H60v8H-50Z', stripe) +
  area(
    'M-60 60C-30 70-14 100-20 140H-80ZM74 62C100 80 112 110 96 150H160V60Z',
    shade(hue, hue === BLACK ? 0.14 : -0.1),
  ) +
  group({ opacity: 0.12, 'stroke-dasharray': '1 4' }, line('M-16-100V60M4-100V70M24-100V60', '#000', 3))

/** A running cap with its visor to the right. */
export const cap: Draw = (name, sport) => {
  const crown = 'M-140 44C-150-30-110-116-14-118C70-118 112-60 116 20C40 52-50 60-140 44Z'
  const visor = 'M40 34C90 12 150 14 178 44C184 58 170 66 150 64C108 60 70 62 30 68Z'
  const dome = lit(
    `${name}c`,
    crown,
    WHITE,
    area('M-190-60L-70-130C-100-80-112-10-104 60H-190Z', BLACK) +
      area('M30-130C70-70 84-20 80 50L130 40V-130Z', sport) +
      line('M-14-118C-34-60-36 0-26 52M-14-118C30-80 50-20 52 40', '#000', 2, { opacity: 0.25 }) +
      peaks(-22, 22, 62, BLACK),
  )
  const brim = lit(`${name}v`, visor, BLACK)
  return {
    defs: dome.defs + brim.defs + dusk(`${name}d`),
    body:
      brim.body +
      stitches('M48 50C92 34 140 36 166 50', WHITE) +
      dome.body +
      area(crown, ref(`${name}d`)) +
      area('M-24-118a10 7 0 1 1 20 0Z', BLACK),
    shadow: crown + visor,
  }
}
