import type { Country } from '../money/amount.ts'

type KnownCarrier = {
  readonly name: string
  /** Other spellings in use, normalised by `plainWords`. */
  readonly also?: readonly string[]
  /** The countries in which it delivers; left out: all. */
  readonly countries?: readonly Country[]
  /** The address of its tracking page for a parcel's number. */
  readonly page: (number: string) => string
}

/**
 * Carriers with a public tracking page for each parcel. An address is here only if several independent programs in use
 * build the same one (modules for Magento, PrestaShop, Odoo and Dolibarr, and open-source shops, read in November 2026), or
 * a maintained list has it (github.com/jkeen/tracking_number_data: DHL, FedEx and UPS). Left out, because the addresses in
 * use contradict each other or need more than the number: Blue Express, Deprisa, Envía, Interrapidísimo, Paquetexpress,
 * TCC.
 */
const KNOWN_CARRIERS: readonly KnownCarrier[] = [
  {
    name: 'Andreani',
    countries: ['AR'],
    page: (number) => `https://www.andreani.com/#!/informacionEnvio/${number}`,
  },
  {
    name: 'Correo Argentino',
    countries: ['AR'],
    page: (number) => `https://www.correoargentino.com.ar/formularios/e-commerce?id=${number}`,
  },
  {
    name: 'OCA',
    countries: ['AR'],
    page: (number) =>
      `https://www5.oca.com.ar/ocaepakNet/Views/ConsultaTracking/TrackingConsult.aspx?numberTracking=${number}`,
  },
  {
    name: 'Correios',
    also: ['sedex', 'pac'],
    countries: ['BR'],
    page: (number) => `https://rastreamento.correios.com.br/app/index.php?objetos=${number}`,
  },
  {
    name: 'Jadlog',
    countries: ['BR'],
    page: (number) => `https://www.jadlog.com.br/siteInstitucional/tracking.jad?cte=${number}`,
  },
  {
    name: 'Chilexpress',
    also: ['chile express'],
    countries: ['CL'],
    page: (number) => `https://centrodeayuda.chilexpress.cl/seguimiento/${number}`,
  },
  {
    name: 'Starken',
    countries: ['CL'],
    page: (number) => `https://www.starken.cl/seguimiento?codigo=${number}`,
  },
  {
    name: 'Coordinadora',
    countries: ['CO'],
    page: (number) => `https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=${number}`,
  },
  {
    name: 'Servientrega',
    countries: ['CO'],
    page: (number) => `https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=${number}`,
  },
  {
    name: 'Servientrega',
    countries: ['EC'],
    page: (number) => `https://www.servientrega.com.ec/Tracking/?guia=${number}&tipo=GUIA`,
  },
  {
    name: 'Laar Courier',
    also: ['laar'],
    countries: ['EC'],
    page: (number) => `https://fenixoper.laarcourier.com/Tracking/Guiacompleta.aspx?guia=${number}`,
  },
  {
    name: 'Estafeta',
    countries: ['MX'],
    page: (number) => `https://cs.estafeta.com/es/Tracking/searchByGet?wayBill=${number}&isShipmentDetail=True`,
  },
  {
    name: 'Redpack',
    countries: ['MX'],
    page: (number) => `https://www.redpack.com.mx/es/rastreo/?guias=${number}`,
  },
  { name: 'DHL', page: (number) => `https://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=${number}` },
  { name: 'FedEx', page: (number) => `https://www.fedex.com/apps/fedextrack/?tracknumbers=${number}` },
  { name: 'UPS', page: (number) => `https://www.ups.com/track?tracknum=${number}` },
]

/** Longer than the number of any parcel. */
const LONGEST_NUMBER = 40

const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether a typed name means this carrier: its name, also with or without spaces, and with or without further words. */
const isMatch = (typed: string, name: string): boolean =>
  `${typed} `.startsWith(`${name} `) || typed.replaceAll(' ', '') === name.replaceAll(' ', '')

const worksIn = ({ countries }: KnownCarrier, country: Country) => countries?.includes(country) ?? true

/** The names of the carriers whose parcels can be tracked in a country. */
export const followedCarriers = (country: Country): readonly string[] =>
  KNOWN_CARRIERS.filter((carrier) => worksIn(carrier, country)).map(({ name }) => name)

/**
 * The tracking page of a parcel, if its carrier is known and the number is in its format; null otherwise.
 *
 * @param country the shop's, because some names are of different carriers
 */
export function trackingUrlOf(carrier: string, trackingNumber: string | null, country: Country): string | null {
  const number = trackingNumber?.replace(/[\s.-]/g, '') ?? ''
  if (number.length > LONGEST_NUMBER || !/^[a-z0-9]+$/i.test(number) || !/\d/.test(number)) return null
  const typed = plainWords(carrier)
  const known = KNOWN_CARRIERS.find(
    (each) =>
      worksIn(each, country) && [plainWords(each.name), ...(each.also ?? [])].some((name) => isMatch(typed, name)),
  )
  return known?.page(number) ?? null
}
