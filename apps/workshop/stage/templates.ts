import { tokens as portadaTokens, readSettings as readPortada } from '@store/template-5/settings'
import portadaStyles from '@store/template-5/styles.css?url'
import { readSettings as readVoltio, tokens as voltioTokens } from '@store/template-6/settings'
import voltioStyles from '@store/template-6/styles.css?url'
import { tokens as canastaTokens, readSettings as readCanasta } from '@store/template-7/settings'
import canastaStyles from '@store/template-7/styles.css?url'
import { tokens as brumaTokens, readSettings as readBruma } from '@store/template-9/settings'
import brumaStyles from '@store/template-9/styles.css?url'
import { readSettings as readTrompo, tokens as trompoTokens } from '@store/template-10/settings'
import trompoStyles from '@store/template-10/styles.css?url'
import { tokens as nogalTokens, readSettings as readNogal } from '@store/template-11/settings'
import nogalStyles from '@store/template-11/styles.css?url'
import { readSettings as readVitrina, tokens as vitrinaTokens } from '@store/template-12/settings'
import vitrinaStyles from '@store/template-12/styles.css?url'
import { tokens as canchaTokens, readSettings as readCancha } from '@store/template-13/settings'
import canchaStyles from '@store/template-13/styles.css?url'
import { tokens as anaquelTokens, readSettings as readAnaquel } from '@store/template-14/settings'
import anaquelStyles from '@store/template-14/styles.css?url'
import { readSettings as readTelar, tokens as telarTokens } from '@store/template-15/settings'
import telarStyles from '@store/template-15/styles.css?url'
import { readSettings as readSazon, tokens as sazonTokens } from '@store/template-16/settings'
import sazonStyles from '@store/template-16/styles.css?url'
import { tokens as callejonTokens, readSettings as readCallejon } from '@store/template-17/settings'
import callejonStyles from '@store/template-17/styles.css?url'
import { tokens as charlaTokens, readSettings as readCharla } from '@store/template-99/settings'
import charlaStyles from '@store/template-99/styles.css?url'
import type { Template } from '@store/template-kit'
import { baseTokens, readBaseSettings } from '@store/template-base/settings'
import baseStyles from '@store/template-base/styles.css?url'
import type { CommonSettings, Tokens } from '@store/template-kit/settings'

type Entry = {
  readonly id: number
  readonly name: string
  readonly load: () => Promise<Template>
  readonly stylesheet: string
  readonly readSettings: (stored: unknown) => CommonSettings
  readonly tokens: Tokens
}

/** Every template that can be shown. A new one is a row here. */
export const TEMPLATES: readonly Entry[] = [
  {
    id: 5,
    name: 'Portada',
    load: async () => (await import('@store/template-5')).template,
    stylesheet: portadaStyles,
    readSettings: readPortada,
    tokens: portadaTokens,
  },
  {
    id: 6,
    name: 'Voltio',
    load: async () => (await import('@store/template-6')).template,
    stylesheet: voltioStyles,
    readSettings: readVoltio,
    tokens: voltioTokens,
  },
  {
    id: 7,
    name: 'Canasta',
    load: async () => (await import('@store/template-7')).template,
    stylesheet: canastaStyles,
    readSettings: readCanasta,
    tokens: canastaTokens,
  },
  {
    id: 8,
    name: 'Base',
    load: async () => (await import('@store/template-base')).baseTemplate(8),
    stylesheet: baseStyles,
    readSettings: readBaseSettings,
    tokens: baseTokens,
  },
  {
    id: 9,
    name: 'Bruma',
    load: async () => (await import('@store/template-9')).template,
    stylesheet: brumaStyles,
    readSettings: readBruma,
    tokens: brumaTokens,
  },
  {
    id: 10,
    name: 'Trompo',
    load: async () => (await import('@store/template-10')).template,
    stylesheet: trompoStyles,
    readSettings: readTrompo,
    tokens: trompoTokens,
  },
  {
    id: 11,
    name: 'Nogal',
    load: async () => (await import('@store/template-11')).template,
    stylesheet: nogalStyles,
    readSettings: readNogal,
    tokens: nogalTokens,
  },
  {
    id: 12,
    name: 'Vitrina',
    load: async () => (await import('@store/template-12')).template,
    stylesheet: vitrinaStyles,
    readSettings: readVitrina,
    tokens: vitrinaTokens,
  },
  {
    id: 13,
    name: 'Cancha',
    load: async () => (await import('@store/template-13')).template,
    stylesheet: canchaStyles,
    readSettings: readCancha,
    tokens: canchaTokens,
  },
  {
    id: 14,
    name: 'Anaquel',
    load: async () => (await import('@store/template-14')).template,
    stylesheet: anaquelStyles,
    readSettings: readAnaquel,
    tokens: anaquelTokens,
  },
  {
    id: 15,
    name: 'Telar',
    load: async () => (await import('@store/template-15')).template,
    stylesheet: telarStyles,
    readSettings: readTelar,
    tokens: telarTokens,
  },
  {
    id: 16,
    name: 'Sazón',
    load: async () => (await import('@store/template-16')).template,
    stylesheet: sazonStyles,
    readSettings: readSazon,
    tokens: sazonTokens,
  },
  {
    id: 17,
    name: 'Callejón',
    load: async () => (await import('@store/template-17')).template,
    stylesheet: callejonStyles,
    readSettings: readCallejon,
    tokens: callejonTokens,
  },
  {
    id: 99,
    name: 'Charla',
    load: async () => (await import('@store/template-99')).template,
    stylesheet: charlaStyles,
    readSettings: readCharla,
    tokens: charlaTokens,
  },
]
