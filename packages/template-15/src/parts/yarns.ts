import { swatchOf } from '@store/template-kit'

/** Colours by the names dyers use, in the four languages. Accents and case are ignored. */
const DYED: readonly (readonly [hex: string, names: RegExp])[] = [
  ['#99103d', /^(?:cochineal|cochinilla|grana|cochenille|cochonilha)$/],
  ['#23306b', /^(?:indigo|anil)$/],
  ['#a8522b', /^(?:rust|oxido|teja|ladrillo|rouille|ferrugem|terracot(?:t?a|e)|brick)$/],
  ['#2b5b2c', /^(?:moss|musgo|mousse)$/],
  ['#f2b441', /^(?:maize|corn|maiz|mais|milho|marigold|cempasuchil)$/],
  ['#e6d7be', /^(?:wool|lana|laine|la|natural|undyed|sin tenir|ecru)$/],
]

/** The colour of a yarn with such a name; null if the name is none of these. */
export function yarnOf(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return swatchOf(name) ?? DYED.find(([, names]) => names.test(plain))?.[0] ?? null
}
