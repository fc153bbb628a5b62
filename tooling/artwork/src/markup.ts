/** Attributes of an SVG element: numbers are shortened, `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Formats a number for SVG: at most two decimals, without needless zeros. */
const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Rounds a number of path data or transforms, which `element` does not shorten. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  children.some((child) => child !== '') ? element('g', attributes, children.join('')) : ''

/** A filled path. */
export const area = (d: string, fill: string, attributes: Attributes = {}): string =>
  element('path', { d, fill, ...attributes })

/** An open path: a seam, a wire, a thread. Its ends are round, as set on the whole picture. */
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...attributes })

export const use = (id: string, attributes: Attributes = {}): string =>
  element('use', { href: `#${id}`, ...attributes })

export const ref = (id: string): string => `url(#${id})`

/** The offset from 0 to 1, the colour, and the opacity if it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('')

/** A linear gradient, from left to right across its object by default. */
export const linearGradient = (id: string, stops: readonly Stop[], attributes: Attributes = {}): string =>
  element('linearGradient', { id, ...attributes }, stopsOf(stops))

export const radialGradient = (id: string, stops: readonly Stop[], attributes: Attributes = {}): string =>
  element('radialGradient', { id, ...attributes }, stopsOf(stops))

export const clip = (id: string, ...shapes: readonly string[]): string => element('clipPath', { id }, shapes.join(''))
