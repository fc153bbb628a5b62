import type { Country } from '../money/amount.ts'
import type { Language } from '../shop/shop.ts'

/**
 * The identity documents that shops of a country ask people and companies for, the most common first, under their local
 * names. A passport is accepted wherever a type is asked, so it is not repeated here. In countries that are not in the table
 * only a number is asked.
 */
const PAPERS = {
  AR: { DNI: 'DNI', CUIT: 'CUIT/CUIL' },
  BO: { CI: 'CI', CIE: 'CI de extranjero', NIT: 'NIT' },
  BR: { CPF: 'CPF', CNPJ: 'CNPJ' },
  CL: { RUT: 'RUT' },
  CO: {
    CC: 'Cédula de ciudadanía',
    CE: 'Cédula de extranjería',
    NIT: 'NIT',
    TI: 'Tarjeta de identidad',
    PPT: 'Permiso por Protección Temporal (PPT)',
  },
  CR: { CI: 'Cédula de identidad', CJ: 'Cédula jurídica', DIMEX: 'DIMEX' },
  CU: { CI: 'Carné de identidad' },
  DO: { CI: 'Cédula', RNC: 'RNC' },
  EC: { CI: 'Cédula', RUC: 'RUC' },
  ES: { DNI: 'DNI', NIE: 'NIE', NIF: 'NIF de empresa' },
  GF: { CNI: 'Carte d’identité', TS: 'Titre de séjour' },
  GT: { DPI: 'DPI', NIT: 'NIT' },
  HN: { DNI: 'DNI', RTN: 'RTN' },
  MX: { INE: 'INE', CURP: 'CURP', RFC: 'RFC' },
  NI: { CI: 'Cédula', RUC: 'RUC' },
  PA: { CI: 'Cédula', RUC: 'RUC' },
  PE: { DNI: 'DNI', CE: 'Carné de extranjería', RUC: 'RUC' },
  PY: { CI: 'CI', RUC: 'RUC' },
  SV: { DUI: 'DUI', NIT: 'NIT' },
  UY: { CI: 'CI', RUT: 'RUT' },
  VE: { V: 'Cédula', E: 'Cédula de extranjero', RIF: 'RIF' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Papers = typeof PAPERS
/** The type of identity document of an ID number, by its abbreviation in the country. */
export type DocumentType = { [Code in keyof Papers]: keyof Papers[Code] & string }[keyof Papers] | 'passport'

const PASSPORT: Readonly<Record<Language, string>> = {
  es: 'Pasaporte',
  en: 'Passport',
  pt: 'Passaporte',
  fr: 'Passeport',
}

const namesIn = (country: Country): Readonly<Partial<Record<DocumentType, string>>> =>
  Object.hasOwn(PAPERS, country) ? PAPERS[country as keyof Papers] : {}

/** The types that a checkout of the country offers, the most common first; [] where only a number is asked. */
export function documentTypesOf(country: Country): readonly DocumentType[] {
  const types = Object.keys(namesIn(country)) as DocumentType[]
  return types.length > 0 ? [...types, 'passport'] : []
}

/** The types of all countries. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [...new Set(Object.keys(PAPERS).flatMap(documentTypesOf))]

/** The name of the document in the country that asked for it; in other countries its abbreviation. */
export const documentName = (type: DocumentType, country: Country, language: Language): string =>
  type === 'passport' ? PASSPORT[language] : (namesIn(country)[type] ?? type)
