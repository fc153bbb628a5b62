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
import baseStyles from '@store/template-base/styles.css?url'

type Files = {
  readonly stylesheet: string
  /** File of the face the body text is set in: the one font a page fetches ahead. */
  readonly bodyFont: string | null
}

/** Which package draws which template; a page loads the code and style of its own alone. */
const PACKAGES: Readonly<Record<number, () => Promise<{ readonly template: Template }>>> = {
  5: () => import('@store/template-5'),
  6: () => import('@store/template-6'),
  7: () => import('@store/template-7'),
  9: () => import('@store/template-9'),
  10: () => import('@store/template-10'),
  11: () => import('@store/template-11'),
  12: () => import('@store/template-12'),
  13: () => import('@store/template-13'),
  14: () => import('@store/template-14'),
  15: () => import('@store/template-15'),
  16: () => import('@store/template-16'),
  17: () => import('@store/template-17'),
  99: () => import('@store/template-99'),
}

/**
 * For the server, which tells each page its own; the browser's code is built without. Template 8, and numbers nobody
 * knows, have the base set's (K8).
 */
const FILES: Readonly<Record<number, Files>> = import.meta.env.SSR
  ? {
      5: { stylesheet: portadaStyles, bodyFont: 'instrument-sans.woff2' },
      6: { stylesheet: voltioStyles, bodyFont: 'encode-sans.woff2' },
      7: { stylesheet: canastaStyles, bodyFont: 'gabarito.woff2' },
      9: { stylesheet: brumaStyles, bodyFont: 'rosario-calm.woff2' },
      10: { stylesheet: trompoStyles, bodyFont: 'nunito-toys.woff2' },
      11: { stylesheet: nogalStyles, bodyFont: 'familjen-grotesk.woff2' },
      12: { stylesheet: vitrinaStyles, bodyFont: 'jost-lit.woff2' },
      13: { stylesheet: canchaStyles, bodyFont: 'saira-sport.woff2' },
      14: { stylesheet: anaquelStyles, bodyFont: 'piazzolla-shelf.woff2' },
      15: { stylesheet: telarStyles, bodyFont: 'faustina-loom.woff2' },
      16: { stylesheet: sazonStyles, bodyFont: 'chivo-carta.woff2' },
      17: { stylesheet: callejonStyles, bodyFont: 'chivo-mono-copy.woff2' },
      99: { stylesheet: charlaStyles, bodyFont: 'asap.woff2' },
    }
  : {}
const BASE_FILES: Files | null = import.meta.env.SSR ? { stylesheet: baseStyles, bodyFont: null } : null

export const hasPackage = (number: number): boolean => number in PACKAGES

/** The server alone may ask. */
export function filesOf(number: number): Files {
  const files = FILES[number] ?? BASE_FILES
  if (!files) throw new Error('the browser is told its style sheet by the page')
  return files
}

const loading = new Map<number, Promise<Template>>()

/** The template of this number: the same object every time. */
export function loadTemplate(number: number): Promise<Template> {
  const known = loading.get(number)
  if (known) return known
  const load = open(number)
  loading.set(number, load)
  load.catch(() => loading.delete(number))
  return load
}

async function open(number: number): Promise<Template> {
  const load = PACKAGES[number]
  return load ? (await load()).template : (await import('@store/template-base')).baseTemplate(number)
}
