import type { Hue } from '../colour.ts'
import { area, element, ref } from '../markup.ts'
import type { Camera } from '../render/camera.ts'
import { gemstone } from '../render/gemstone.ts'
import { polygon, TENTHS } from '../render/isophotes.ts'
import { type Bench, polished } from '../render/metal.ts'
import { ball, bend, hoop, spun, taper, wire } from '../render/solids.ts'
import { dot, plus, type Vec } from '../space.ts'
import { type Cut, stoneOf } from './cuts.ts'

/** Converts a point of the piece to the scene. */
export type Place = (place: Vec) => Vec

type Claws = {
  readonly place: Place
  readonly cut: Cut
  /** Half sizes of the stone: across, up, deep. */
  readonly size: Vec
  /** How high its girdle is above the foot of the claws. */
  readonly high: number
  /** Turns, clockwise as seen from above, at which claws hold it. */
  readonly at: readonly number[]
  /** How thick a claw is, and how far apart the claws start. */
  readonly thick: number
  readonly foot: number
  readonly stone: Hue
  readonly dense?: number
}

/**
 * A stone in claws: they join at their foot at (0, 0, 0), pass a rail below the girdle, and bend over its edge. Drawn from
 * back to front.
 */
export function inClaws(bench: Bench, claws: Claws): string {
  const { camera, fine } = bench
  const { place, cut, size, high, at, thick, foot, stone, dense = 0.013 } = claws
  const lifted: Place = ([x, y, z]) => place([x, y + high, z])
  const [a, , c] = size
  const claw = (turn: number) => {
    const [sin, cos] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)]
    const out = (far: number, height: number): Vec => [sin * a * far, height, cos * c * far]
    const start: Vec = [sin * foot, -thick, cos * foot]
    const steep = wire(
      bend(place(start), place(out(0.5, high * 0.1)), place(out(1.0, high * 0.9))),
      taper(thick, thick * 0.86, 0.02),
    )
    const tip = wire(
      bend(place(out(1.0, high * 0.86)), place(out(1.09, high + thick * 2.1)), place(out(0.8, high + thick * 3.1))),
      taper(thick * 0.9, thick * 0.82, 0.3),
    )
    const depth = dot(plus(place(start), place(out(1, high)), -1), camera.towards)
    return {
      nearness: -depth,
      foot: polished(bench, { surface: steep, steps: [8, 8], small: true, tolerance: fine ? 0.6 : 2 }),
      tip:
        shadowOf(camera, place(out(0.86, high + thick)), thick) +
        polished(bench, { surface: tip, steps: [12, 9], small: true, tolerance: fine ? 0.4 : 1.4 }),
    }
  }
  const all = at.map(claw).toSorted((one, other) => one.nearness - other.nearness)
  const half = Math.floor(all.length / 2)
  const rail = (from: number, to: number) =>
    polished(bench, {
      surface: hoop(([x, y, z]) => place([x * a, high * 0.58 + z, -y * c]), {
        radius: 0.8,
        from,
        to,
        thick: () => thick * 0.02,
        soft: 1,
        width: () => thick * 1.5,
      }),
      steps: [26, 8],
      small: true,
      tolerance: fine ? 0.5 : 1.6,
    })
  const collar = polished(bench, {
    surface: spun(place([0, -thick * 1.6, 0]), place([0, thick * 1.6, 0]), [
      [0, foot + thick * 1.9],
      [1, foot + thick * 0.5],
    ]),
    steps: [8, 14],
    small: true,
  })
  return (
    collar +
    rail(-0.25, 0.25) +
    all
      .slice(0, half)
      .map((one) => one.foot)
      .join('') +
    rail(0.25, 0.75) +
    all
      .slice(half)
      .map((one) => one.foot)
      .join('') +
    gemstone(camera, stoneOf(cut, size, lifted), stone, dense, fine) +
    bright(camera, lifted, size) +
    all.map((one) => one.tip).join('')
  )
}

/** The studio's window, reflected by the table of a stone. */
function bright(camera: Camera, lifted: Place, [a, b, c]: Vec): string {
  const on = (x: number, z: number) => camera.at(lifted([x * a, b * 0.33, z * c]))
  const gleam = polygon([on(-0.42, -0.3), on(-0.1, -0.42), on(-0.2, 0.02), on(-0.44, 0.12)])
  return area(gleam, '#ffffff', { opacity: 0.16 })
}

/** The shadow of a claw on its stone. */
function shadowOf(camera: Camera, at: Vec, thick: number): string {
  const [x, y] = camera.at(at)
  return element('circle', {
    cx: Math.round(x * TENTHS + thick * 3),
    cy: Math.round(y * TENTHS + thick * 5),
    r: thick * 19,
    fill: ref('foot'),
  })
}

/** A small ball of metal. */
export const bead = (bench: Bench, middle: Vec, radius: number): string =>
  polished(bench, { surface: ball(middle, radius), steps: [14, 14], small: true })
