import portadaStyles from '@store/template-5/styles.css?url'
import voltioStyles from '@store/template-6/styles.css?url'
import canastaStyles from '@store/template-7/styles.css?url'
import brumaStyles from '@store/template-9/styles.css?url'
import trompoStyles from '@store/template-10/styles.css?url'
import nogalStyles from '@store/template-11/styles.css?url'
import vitrinaStyles from '@store/template-12/styles.css?url'
import canchaStyles from '@store/template-13/styles.css?url'
import anaquelStyles from '@store/template-14/styles.css?url'
import telarStyles from '@store/template-15/styles.css?url'
import sazonStyles from '@store/template-16/styles.css?url'
import callejonStyles from '@store/template-17/styles.css?url'
import charlaStyles from '@store/template-99/styles.css?url'
import type { Template } from '@store/template-kit'
import baseStyles from '@store/template-kit/base/styles.css?url'

type Entry = {
  readonly load: (number: number) => Promise<Template>
  readonly stylesheet: string
  /** File of the face the body text is set in: the one font a page fetches ahead. */
  readonly bodyFont: string | null
}

/** Which package draws which template; a page loads the code and style of its own alone. */
const PACKAGES: Readonly<Record<number, Entry>> = {
  5: {
    load: async () => (await import('@store/template-5')).template,
    stylesheet: portadaStyles,
    bodyFont: 'instrument-sans.woff2',
  },
  6: {
    load: async () => (await import('@store/template-6')).template,
    stylesheet: voltioStyles,
    bodyFont: 'encode-sans.woff2',
  },
  7: {
    load: async () => (await import('@store/template-7')).template,
    stylesheet: canastaStyles,
    bodyFont: 'gabarito.woff2',
  },
  9: {
    load: async () => (await import('@store/template-9')).template,
    stylesheet: brumaStyles,
    bodyFont: 'rosario-calm.woff2',
  },
  10: {
    load: async () => (await import('@store/template-10')).template,
    stylesheet: trompoStyles,
    bodyFont: 'nunito-toys.woff2',
  },
  11: {
    load: async () => (await import('@store/template-11')).template,
    stylesheet: nogalStyles,
    bodyFont: 'familjen-grotesk.woff2',
  },
  12: {
    load: async () => (await import('@store/template-12')).template,
    stylesheet: vitrinaStyles,
    bodyFont: 'jost-lit.woff2',
  },
  13: {
    load: async () => (await import('@store/template-13')).template,
    stylesheet: canchaStyles,
    bodyFont: 'saira-sport.woff2',
  },
  14: {
    load: async () => (await import('@store/template-14')).template,
    stylesheet: anaquelStyles,
    bodyFont: 'piazzolla-shelf.woff2',
  },
  15: {
    load: async () => (await import('@store/template-15')).template,
    stylesheet: telarStyles,
    bodyFont: 'faustina-loom.woff2',
  },
  16: {
    load: async () => (await import('@store/template-16')).template,
    stylesheet: sazonStyles,
    bodyFont: 'chivo-carta.woff2',
  },
  17: {
    load: async () => (await import('@store/template-17')).template,
    stylesheet: callejonStyles,
    bodyFont: 'chivo-mono-copy.woff2',
  },
  99: {
    load: async () => (await import('@store/template-99')).template,
    stylesheet: charlaStyles,
    bodyFont: 'asap.woff2',
  },
}

/** Draws template 8, and numbers nobody knows (K8). */
const BASE: Entry = {
  load: async (number) => (await import('@store/template-kit/base')).baseTemplate(number),
  stylesheet: baseStyles,
  bodyFont: null,
}

const entryOf = (number: number): Entry => PACKAGES[number] ?? BASE
export const hasPackage = (number: number): boolean => number in PACKAGES
export const stylesheetOf = (number: number): string => entryOf(number).stylesheet
export const bodyFontOf = (number: number): string | null => entryOf(number).bodyFont

const loading = new Map<number, Promise<Template>>()

/** The template of this number: the same object every time. */
export function loadTemplate(number: number): Promise<Template> {
  const known = loading.get(number)
  if (known) return known
  const load = entryOf(number).load(number)
  loading.set(number, load)
  load.catch(() => loading.delete(number))
  return load
}
