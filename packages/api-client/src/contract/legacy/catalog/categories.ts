import type { Branch as DomainBranch, Category as DomainCategory, Subcategory as DomainSubcategory } from '@store/core'
import * as z from 'zod'
import { list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope } from '../envelope.ts'
import { ById, id, numberIfAny, numberOrNull, numberOrZero, text, textOrNull } from '../fields.ts'

const CategoryWire = z
  .object({
    id,
    nombreCategoriaProducto: text,
    orden: numberOrNull,
    imagenCloudinary: textOrNull,
    /** Ours. */
    cantidad: numberIfAny,
  })
  .meta({ id: 'Categoria' })

const Category = translate(CategoryWire, {
  fromWire: (w): DomainCategory => ({
    id: w.id,
    name: w.nombreCategoriaProducto,
    position: w.orden ?? 0,
    image: w.imagenCloudinary,
    count: w.cantidad,
  }),
  toWire: (d) => ({
    id: d.id,
    nombreCategoriaProducto: d.name,
    orden: d.position,
    imagenCloudinary: d.image,
    cantidad: d.count,
  }),
})

/** The services do not sort; shoppers see the highest position first. */
const Categories = translate(list(Category), {
  fromWire: (categories): readonly DomainCategory[] => categories.toSorted((a, b) => b.position - a.position),
  toWire: (categories) => categories,
})

const Subcategory = translate(
  z
    .object({ id, nombreSubcategoria: text, categoria: id, imagenCloudinary: textOrNull, cantidad: numberIfAny })
    .meta({ id: 'Subcategoria' }),
  {
    fromWire: (w): DomainSubcategory => ({
      id: w.id,
      name: w.nombreSubcategoria,
      categoryId: w.categoria,
      image: w.imagenCloudinary,
      count: w.cantidad,
    }),
    toWire: (d) => ({
      id: d.id,
      nombreSubcategoria: d.name,
      categoria: d.categoryId,
      imagenCloudinary: d.image,
      cantidad: d.count,
    }),
  },
)

const Branch = translate(
  z
    .object({
      id,
      nombreSede: textOrNull,
      direccion: text,
      latitud: numberOrZero,
      longitud: numberOrZero,
      horario: textOrNull,
      telefono: textOrNull,
      fotoTienda: textOrNull,
      /** Ours: days with other hours; without spans it is closed. */
      otrosDias: z
        .array(z.object({ dia: z.string(), horas: z.array(z.object({ desde: z.string(), hasta: z.string() })) }))
        .optional(),
      /** Ours: whether orders are picked up there. */
      recoge: z.boolean().optional(),
    })
    .meta({ id: 'Sede' }),
  {
    fromWire: (w): DomainBranch => ({
      id: w.id,
      name: w.nombreSede,
      address: w.direccion,
      latitude: w.latitud,
      longitude: w.longitud,
      hours: w.horario,
      phone: w.telefono,
      photo: w.fotoTienda,
      ...(w.otrosDias && {
        otherDays: w.otrosDias.map(({ dia, horas }) => ({
          day: dia,
          spans: horas.map(({ desde, hasta }) => ({ from: desde, to: hasta })),
        })),
      }),
      ...(w.recoge !== undefined && { pickUp: w.recoge }),
    }),
    toWire: (d) => ({
      id: d.id,
      nombreSede: d.name,
      direccion: d.address,
      latitud: d.latitude,
      longitud: d.longitude,
      horario: d.hours,
      telefono: d.phone,
      fotoTienda: d.photo,
      ...(d.otherDays && {
        otrosDias: d.otherDays.map(({ day, spans }) => ({
          dia: day,
          horas: spans.map(({ from, to }) => ({ desde: from, hasta: to })),
        })),
      }),
      ...(d.pickUp !== undefined && { recoge: d.pickUp }),
    }),
  },
)

/** C6. */
export const listCategories = defineLegacyEndpoint({
  name: 'listCategories',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/stores/products-categories/:id',
  summary: 'Categories of a shop',
  params: ById,
  response: envelope(Categories),
  open: false,
})

/** C7. */
export const listSubcategories = defineLegacyEndpoint({
  name: 'listSubcategories',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/stores/products-subcategories/:id',
  summary: 'Subcategories of a shop',
  params: ById,
  response: envelope(list(Subcategory)),
  open: false,
})

/** C8. */
export const listBranches = defineLegacyEndpoint({
  name: 'listBranches',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/geolocations/:id',
  summary: 'Branches of a shop',
  params: ById,
  response: envelope(list(Branch)),
  open: false,
})
