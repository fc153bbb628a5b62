import { type Hue, shade } from '../colour.ts'
import { area, element, group, line } from '../markup.ts'
import { DARK, type Layer, laid, place, type Spot, sprinkle, within } from './dish.ts'

/** A leaf of lettuce or of yucca: two halves and a rib. */
export const leafy = (hue: Hue, ...spots: readonly Spot[]): Layer =>
  laid(
    spots,
    area('M0 0Q-34-16-30-52Q-16-78 0-92Q16-78 30-52Q34-16 0 0z', shade(hue, -0.16), {
      transform: 'translate(4 7)',
      opacity: 0.4,
    }),
    area('M0 0Q-34-16-30-52Q-16-78 0-92z', shade(hue, 0.05)),
    area('M0 0Q34-16 30-52Q16-78 0-92z', shade(hue, -0.06)),
    line('M0-4V-82M0-26L-18-44M0-26L18-44M0-50L-13-64M0-50L13-64', shade(hue, 0.16), 2),
  )

/** Cut herbs. */
export const herbs = (count: number, radius: number, at: readonly [number, number] = [0, 0]): Layer =>
  sprinkle('herb', 'M-5 0Q0-7 6-1Q1 6-5 0z', ['#3f7d36', '#5f9a45', '#2f6a2d'], { count, radius, at })

/** Rings and drops of chilli. */
export const chilli = (count: number, radius: number, at: readonly [number, number] = [0, 0]): Layer =>
  sprinkle('aji', 'M-6 0a6 5 0 1 1 12 0a6 5 0 1 1-12 0zM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', ['#c9271a', '#e2602a'], {
    count,
    radius,
    at,
  })

/** Rings of squid, thick and pale or fried. */
export const rings =
  (count: number, radius: number, hue: Hue, { size = 19, at = [0, 0] as readonly [number, number] } = {}): Layer =>
  (_name, random) => {
    const lying = Array.from({ length: count }, () => {
      const [x, y] = within(radius, random)
      return [Math.round(x + at[0]), Math.round(y + at[1]), Math.round(size * (0.85 + random() * 0.35))] as const
    })
    const circle = ([cx, cy, r]: (typeof lying)[number], more: Record<string, string | number>) =>
      element('circle', { cx, cy, r, ...more })
    const thick = Math.round(size * 0.62)
    return {
      body: group(
        { fill: 'none', 'stroke-width': thick },
        ...lying.flatMap((one) => [
          circle([one[0] + 3, one[1] + 5, one[2]], { stroke: DARK, opacity: 0.26 }),
          circle(one, { stroke: hue }),
          circle([one[0] - 1, one[1] - 2, one[2]], {
            stroke: shade(hue, 0.1),
            'stroke-width': Math.round(thick * 0.35),
          }),
        ]),
      ),
    }
  }

/** Prawns, curled. */
export const prawns =
  (...spots: readonly Spot[]): Layer =>
  (name) => {
    const curl = 'M-26 18C-44-16-8-44 22-26C32-20 36-10 34 0'
    return {
      defs: group(
        { id: `${name}-prawn`, fill: 'none' },
        line(curl, DARK, 19, { transform: 'translate(3 7)', opacity: 0.26 }),
        line(curl, '#f08a5d', 19),
        line('M-26 12C-38-14-6-36 20-22', '#ffd2b4', 7),
        line('M-34-4l10 4M-22-22l8 9M-2-30l3 11M18-27l-4 10', '#cf5b36', 2.5),
        area('M34-2l16 14l-18 2z', '#d8623c'),
      ),
      body: spots
        .map(([x, y, turn = 0]) => element('use', { href: `#${name}-prawn`, transform: place(x, y, turn) }))
        .join(''),
    }
  }

/** Dark half shells with what is in them. */
export const shells =
  (meat: Hue, ...spots: readonly Spot[]): Layer =>
  (name) => ({
    defs: group(
      { id: `${name}-shell` },
      area('M0 30C-40 22-46-22 0-36C46-22 40 22 0 30z', DARK, { transform: 'translate(4 8)', opacity: 0.3 }),
      area('M0 30C-40 22-46-22 0-36C46-22 40 22 0 30z', '#31323f'),
      area('M0 22C-30 16-34-16 0-27C34-16 30 16 0 22z', '#8f8fa5'),
      area('M0 15C-22 12-24-10 0-16C24-10 22 12 0 15z', meat),
      line('M-11-7Q0-14 11-8', '#fff', 3, { opacity: 0.55 }),
    ),
    body: spots
      .map(([x, y, turn = 0]) => element('use', { href: `#${name}-shell`, transform: place(x, y, turn) }))
      .join(''),
  })

/** A fan of avocado. */
export const avocado =
  ([x, y, turn = 0]: Spot, slices = 5): Layer =>
  () => ({
    body: group(
      { transform: place(x, y, turn) },
      Array.from({ length: slices }, (_, index) =>
        group(
          { transform: `rotate(${(index - (slices - 1) / 2) * 17})` },
          area('M-14 0Q-22-50 0-84Q22-50 14 0Q0 8-14 0z', DARK, { transform: 'translate(3 6)', opacity: 0.22 }),
          area('M-14 0Q-22-50 0-84Q22-50 14 0Q0 8-14 0z', '#5f7f2c'),
          area('M-10-2Q-17-48 0-78Q17-48 10-2Q0 4-10-2z', '#dfe38a'),
          area('M-5-6Q-9-30 0-46Q9-30 5-6z', '#f4f0b4'),
        ),
      ).join(''),
    ),
  })

/** A round of lime. */
export const lime =
  ([x, y, turn = 0]: Spot, r = 26): Layer =>
  () => ({
    body: group(
      { transform: place(x, y, turn) },
      element('circle', { cx: 3, cy: 6, r, fill: DARK, opacity: 0.25 }),
      element('circle', { r, fill: '#6da033' }),
      element('circle', { r: r - 4, fill: '#e9f2c0' }),
      line(
        [0, 60, 120]
          .map((angle) => {
            const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)].map((part) =>
              Math.round(part * (r - 7)),
            )
            return `M${-(dx ?? 0)} ${-(dy ?? 0)}L${dx} ${dy}`
          })
          .join(''),
        '#b9d56f',
        3,
      ),
    ),
  })

/** A mound of rice in the colour of what it was cooked with: grains in three tones, those in shade first. */
export const rice =
  (hue: Hue, radius: number, at: readonly [number, number] = [0, 0]): Layer =>
  (_name, random) => {
    const [x, y] = at
    const grains = (count: number, far: number, tone: number) =>
      line(
        Array.from({ length: count }, () => {
          const [dx, dy] = within(far, random)
          const turn = random() * Math.PI
          return `M${Math.round(x + dx)} ${Math.round(y + dy)}l${Math.round(Math.cos(turn) * 8)} ${Math.round(Math.sin(turn) * 8)}`
        }).join(''),
        shade(hue, tone),
        5,
      )
    return {
      body:
        element('circle', { cx: x + 6, cy: y + 10, r: radius, fill: DARK, opacity: 0.25 }) +
        element('circle', { cx: x, cy: y, r: radius, fill: shade(hue, -0.05) }) +
        grains(90, radius * 0.95, -0.11) +
        grains(100, radius * 0.93, 0.02) +
        grains(56, radius * 0.84, 0.1),
    }
  }
