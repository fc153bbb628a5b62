import { area, element, line } from '../markup.ts'
import { box, type Draw, eye, gleam, ink, moved, oval, PAINT, plain, shaded, together } from './ink.ts'

const { magenta, orange, cyan, violet, sun, green, red, white, cream, sand } = PAINT

/** A soft book; on its cover a frog as they are in the forest: red, its legs blue. */
export const clothBook: Draw = (name) =>
  together(
    plain('M-130-112C-150-112-160-100-160-80V128C-160 150-148 160-128 160H122V-112Z', white),
    shaded(
      name,
      'M-112-140H136C156-140 164-130 164-112V108C164 128 154 136 136 136H-112C-132 136-140 126-140 108V-112C-140-132-132-140-112-140Z',
      sun,
      line('M-108-150V150', orange, 26),
    ),
    line('M-70-118H136Q142-118 142-110V106Q142 114 134 114H-70', white, 5, { 'stroke-dasharray': '14 12' }),
    plain('M-40 70C-66 40-58 10-30 10M114 70C140 40 132 10 104 10', cyan),
    plain(oval(-24, 84, 36, 17), cyan) + plain(oval(98, 84, 36, 17), cyan),
    plain(oval(-4, -62, 30, 30), red) + plain(oval(78, -62, 30, 30), red),
    shaded(`${name}f`, 'M37-60C92-60 116-28 112 16C108 66 78 90 37 90S-34 66-38 16C-42-28-18-60 37-60Z', red),
    plain(oval(-4, -62, 17, 17), white, 6) + plain(oval(78, -62, 17, 17), white, 6),
    eye(0, -60, 8),
    eye(74, -60, 8),
    ink('M-8 8C14 36 60 36 82 8', 8),
    gleam('M-122-112V-96'),
  )

/** A story of a macaw that made no noise. */
export const story: Draw = (name) =>
  together(
    plain('M-112 160C-140 160-148 144-148 128V-120L-112-130L140 130V160Z', cream),
    ink('M-136 134C-100 128 80 128 138 138', 5),
    shaded(
      name,
      'M-120-164H128Q144-164 144-148V116Q144 128 130 128H-120C-140 128-148 140-148 148V-136Q-148-164-120-164Z',
      violet,
      line('M-118-170V130', '#5f3fe0', 18),
    ),
    // The macaw, from its tail up.
    plain('M-2 52L-40 118L-4 108L22 118L26 52Z', cyan, 7),
    shaded(
      `${name}b`,
      'M10-128C62-128 84-88 78-38C72 22 50 66 18 72C-22 66-44 20-46-28C-48-90-30-128 10-128Z',
      red,
      area('M-60-10C-20-20 10 20 16 76H-60Z', sun) + area('M-60 16C-30 12-8 40-2 80H-60Z', cyan),
    ),
    plain(oval(32, -78, 32, 28), white, 6),
    eye(36, -82, 8),
    plain('M66-92C104-88 108-50 84-36C82-52 72-60 58-62Z', '#14213d', 5),
    ink('M-60 118H84', 9),
    // Quiet: a finger of feather on its beak.
    line('M104-124V-112M122-116L112-108M124-96H112', sun, 8),
    gleam('M-128-134V-118'),
  )

/** A marimba that is a rattle: four bars on a ring. */
export const rattle: Draw = (name) => {
  const bars = [magenta, sun, cyan, green]
  return together(
    moved(
      together(
        shaded(`${name}h`, box(-20, 44, 40, 132, 18), sand, '', 18),
        plain(oval(0, 170, 30, 26), orange),
        plain('M-136-104L136-104L112 60H-112Z', cream),
        ...bars.map((fill, index) => {
          const half = 128 - index * 9
          return shaded(`${name}${index}`, box(-half, -122 + index * 44, half * 2, 36, 16), fill, '', 16)
        }),
        bars
          .map((_, index) => {
            const x = 104 - index * 9
            return (
              element('circle', { cx: -x, cy: -104 + index * 44, r: 5, fill: '#14213d' }) +
              element('circle', { cx: x, cy: -104 + index * 44, r: 5, fill: '#14213d' })
            )
          })
          .join(''),
        gleam('M-70-110H-30', 8),
      ),
      -22,
      -8,
      -14,
    ),
    moved(together(plain(box(-8, -70, 16, 150, 8), sand), shaded(`${name}m`, oval(0, -92, 34, 32), red)), 126, 76, 28),
  )
}

/** A mobile: clouds, rain and a moon from a cross of wood. */
export const mobile: Draw = (name) => {
  const cloud = 'M-52 24C-80 24-82-14-54-16C-54-46-12-54-2-28C14-44 46-32 42-8C66-8 66 24 44 24Z'
  const drop = (x: number, y: number, fill: string) =>
    plain(
      `M${x} ${y - 22}C${x + 12} ${y - 4} ${x + 15} ${y + 4} ${x + 15} ${y + 10}A15 15 0 0 1 ${x - 15} ${y + 10}C${x - 15} ${y + 4} ${x - 12} ${y - 4} ${x} ${y - 22}Z`,
      fill,
      6,
    )
  return together(
    ink('M0-178V-128M-122-116V-40M0-116V-6M122-116V-50', 6),
    plain(oval(0, -172, 13, 13), sun, 6),
    shaded(`${name}w`, box(-158, -136, 316, 26, 13), sand, '', 12),
    ink('M-140-20V70M-104-20V96M-18 30V118M22 30V90', 5),
    moved(shaded(`${name}a`, cloud, cyan, '', 24), -116, -26),
    moved(shaded(`${name}b`, cloud, white, '', 24), 4, 20, 0, 1.24),
    ink('M-22 14q8 12 16 0M14 14q8 12 16 0', 6) + ink('M-4 32q8 8 16 0', 5),
    moved(shaded(`${name}c`, 'M22-62C-34-66-66-18-42 28C-24 62 26 66 52 36C10 36-14-12 22-62Z', sun, '', 22), 122, 6),
    drop(-140, 92, violet),
    drop(-104, 118, magenta),
    drop(-18, 140, cyan),
    drop(22, 112, magenta),
    ink('M122 62V92', 5),
    plain('M122 88L130 108L150 110L135 124L140 144L122 133L104 144L109 124L94 110L114 108Z', orange, 6),
    gleam('M-134-36C-130-42-126-44-120-44', 8),
  )
}
