import {
  chatDigits,
  type AccessGate as DomainAccessGate,
  type FilterTag as DomainFilterTag,
  type Shop as DomainShop,
  type GateColor,
  type Image,
  languageFrom,
  type SocialNetwork,
  VISIT_SOURCES,
} from '@store/core'
import * as z from 'zod'
import { list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { done, envelope, envelopeOrNull } from '../envelope.ts'
import {
  amountOrNull,
  ById,
  flag,
  flagOn,
  id,
  idText,
  numberOrNull,
  numberOrZero,
  numberText,
  text,
  textIfAny,
  textOrNull,
} from '../fields.ts'
import { countryOf, currencyOf } from './country.ts'
import { CashOnDelivery, PaymentMethods } from './payment-methods.ts'
import { ShippingRate } from './shipping-rate.ts'

const NETWORKS = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] as const satisfies readonly SocialNetwork[]

/** Wire name of every colour of the access-code modal, and the part that it colours. */
const GATE_COLORS = {
  colorTitle: 'title',
  colorDescription: 'description',
  colorTextBtn: 'buttonText',
  colorBgBtn: 'button',
  colorBorder: 'border',
  colorBg_1: 'background',
  colorBg_2: 'backdrop',
} as const satisfies Readonly<Record<string, GateColor>>

/** `password` is always written empty: codes are compared on the server (S1). */
const AccessGate = translate(
  z
    .object({
      stateModal: flag,
      password: text,
      title: text,
      description: text,
      img: textOrNull,
      colorTitle: textIfAny,
      colorDescription: textIfAny,
      colorTextBtn: textIfAny,
      colorBgBtn: textIfAny,
      colorBorder: textIfAny,
      colorBg_1: textIfAny,
      colorBg_2: textIfAny,
    })
    .meta({ id: 'ModalDeAcceso' }),
  {
    fromWire: (w): DomainAccessGate => ({
      enabled: w.stateModal,
      title: w.title,
      description: w.description,
      image: w.img,
      colors: Object.fromEntries(
        gateColors.flatMap((name) => (w[name] === null ? [] : [[GATE_COLORS[name], w[name]]])),
      ),
    }),
    toWire: (d) => {
      const color = (name: keyof typeof GATE_COLORS) => d.colors[GATE_COLORS[name]] ?? null
      return {
        stateModal: d.enabled,
        password: '',
        title: d.title,
        description: d.description,
        img: d.image,
        colorTitle: color('colorTitle'),
        colorDescription: color('colorDescription'),
        colorTextBtn: color('colorTextBtn'),
        colorBgBtn: color('colorBgBtn'),
        colorBorder: color('colorBorder'),
        colorBg_1: color('colorBg_1'),
        colorBg_2: color('colorBg_2'),
      }
    },
  },
)
const gateColors = Object.keys(GATE_COLORS) as (keyof typeof GATE_COLORS)[]

const TagWire = z
  .object({
    id: idText,
    name: text,
    status: flagOn,
    visible: flagOn,
    /** The services send one of the two; we send both. */
    order: numberOrNull,
    orden: numberOrNull,
    tagProperties: list(z.object({ id: numberText, name: text, status: flagOn })),
  })
  .meta({ id: 'Etiqueta' })

const toTag = (w: z.output<typeof TagWire>): DomainFilterTag => ({
  id: w.id,
  name: w.name,
  position: w.order ?? w.orden ?? 0,
  values: w.tagProperties.filter(({ status }) => status).map(({ id, name }) => ({ id, name })),
})

const fromTag = (d: DomainFilterTag): z.output<typeof TagWire> => ({
  id: d.id,
  name: d.name,
  status: true,
  visible: true,
  order: d.position,
  orden: d.position,
  tagProperties: d.values.map(({ id, name }) => ({ id, name, status: true })),
})

const ShopWire = z
  .object({
    id,
    /** Ours; 0 if the service has none. */
    version: numberOrZero,
    nombre: text,
    subdominio: text,
    template: numberOrZero,
    /** Ours: the name of the city whose number is in `ciudad`. */
    ciudadNombre: textOrNull,
    estado: flagOn,
    /** Ours: what shoppers read while it is closed. */
    cierre: z.object({ motivo: textOrNull, abre: textOrNull }).nullish(),
    tiendasInfo: z
      .object({
        dominio: textOrNull,
        moneda: textOrNull,
        lenguaje: textOrNull,
        telefono: textOrNull,
        emailTienda: textOrNull,
        descripcion: textOrNull,
        valorCompraMinimo: amountOrNull,
        paises: z.object({ codigo: textOrNull }).nullish(),
      })
      .nullish(),
    tiendasPages: z.object({ mision: textOrNull, vision: textOrNull, nosotros: textOrNull }).nullish(),
    redes: z
      .object({
        facebook: textOrNull,
        instagram: textOrNull,
        twitter: textOrNull,
        youtube: textOrNull,
        tiktok: textOrNull,
        whatsapp: textOrNull,
      })
      .nullish(),
    medioPagos: PaymentMethods.nullish(),
    /** Ours: the conditions of `contraentrega`. */
    contraentrega: CashOnDelivery.nullish(),
    /** Ours: whether checkout offers an invoice. */
    facturas: flag,
    mediosEnvios: list(ShippingRate),
    disenoModals: list(AccessGate),
    tags: list(TagWire),
  })
  .meta({ id: 'Tienda' })

const Shop = translate(ShopWire, {
  fromWire: (w): DomainShop => {
    const { tiendasInfo: info, tiendasPages: pages, redes } = w
    const country = countryOf(info?.paises?.codigo, info?.moneda)
    return {
      id: w.id,
      name: w.nombre,
      subdomain: w.subdominio,
      domain: info?.dominio ?? null,
      templateId: w.template,
      language: languageFrom(info?.lenguaje),
      currency: info?.moneda?.toUpperCase() ?? currencyOf(country),
      country,
      open: w.estado,
      closure: w.cierre ? { reason: w.cierre.motivo, opensOn: w.cierre.abre } : null,
      accessGate: w.disenoModals[0] ?? null,
      version: w.version,
      city: w.ciudadNombre,
      phone: info?.telefono ?? null,
      email: info?.emailTienda ?? null,
      chatNumber: chatDigits(redes?.whatsapp ?? ''),
      description: info?.descripcion ?? null,
      about: { mission: pages?.mision ?? null, vision: pages?.vision ?? null, story: pages?.nosotros ?? null },
      minPurchase: info?.valorCompraMinimo || null,
      paymentMethods: w.medioPagos ?? [],
      invoices: w.facturas,
      cashOnDelivery: w.contraentrega ?? { cities: null, ceiling: null },
      shippingRate: w.mediosEnvios[0] ?? { kind: 'unset' },
      socials: Object.fromEntries(NETWORKS.flatMap((network) => (redes?.[network] ? [[network, redes[network]]] : []))),
      tags: w.tags.filter(({ status, visible }) => status && visible).map(toTag),
    }
  },
  toWire: (d) => ({
    id: d.id,
    version: d.version,
    nombre: d.name,
    subdominio: d.subdomain,
    template: d.templateId,
    ciudadNombre: d.city,
    estado: d.open,
    ...(d.closure && { cierre: { motivo: d.closure.reason, abre: d.closure.opensOn } }),
    tiendasInfo: {
      dominio: d.domain,
      moneda: d.currency,
      lenguaje: d.language,
      telefono: d.phone,
      emailTienda: d.email,
      descripcion: d.description,
      valorCompraMinimo: d.minPurchase,
      paises: { codigo: d.country },
    },
    tiendasPages: { mision: d.about.mission, vision: d.about.vision, nosotros: d.about.story },
    redes: {
      facebook: d.socials.facebook ?? null,
      instagram: d.socials.instagram ?? null,
      twitter: d.socials.twitter ?? null,
      youtube: d.socials.youtube ?? null,
      tiktok: d.socials.tiktok ?? null,
      whatsapp: d.chatNumber,
    },
    medioPagos: d.paymentMethods,
    contraentrega: d.cashOnDelivery,
    facturas: d.invoices,
    mediosEnvios: [d.shippingRate],
    disenoModals: d.accessGate ? [d.accessGate] : [],
    tags: d.tags.map(fromTag),
  }),
})

const Logo = translate(
  z.object({ identifier: textOrNull, logo: textOrNull, logoMigrated: flag }).meta({ id: 'Logo' }).nullish(),
  {
    fromWire: (w): Image | null => (w?.logo ? { src: w.logo, alt: null } : null),
    toWire: (image) => image && { identifier: null, logo: image.src, logoMigrated: true },
  },
)

/** C1. Null: no such shop. */
export const getShop = defineLegacyEndpoint({
  name: 'getShop',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/info/:id',
  summary: 'A shop: settings, payment methods, shipping rate, access gate, filter tags',
  params: ById,
  response: envelopeOrNull(Shop),
  open: false,
  nullOn: [404],
})

/** C2. */
export const getLogo = defineLegacyEndpoint({
  name: 'getLogo',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/logos/:id',
  summary: 'Logo of a shop',
  params: ById,
  response: envelope(Logo),
  open: true,
  nullOn: [404],
})

/** An unknown source is read as null. */
const source = z.codec(z.string().max(40), z.enum(VISIT_SOURCES).nullable(), {
  decode: (text) => VISIT_SOURCES.find((known) => known === text) ?? null,
  encode: (known) => known ?? '',
})

/** C3. `source` is ours: where the visit came from. */
export const countView = defineLegacyEndpoint({
  name: 'countView',
  tag: 'Shops',
  method: 'POST',
  path: '/api/v1/templates/websites/views/:id',
  summary: 'Counts a visit of a shop',
  params: ById,
  query: z.object({ source: source.optional() }),
  response: done,
  open: true,
})
