import type { Product } from '@store/core'
import * as z from 'zod'
import { list, translate } from '../../wire.ts'
import {
  amountIfAny,
  amountOrNull,
  flag,
  flagOn,
  flagText,
  id,
  numberIfAny,
  numberOrNull,
  text,
  textIfAny,
  textOrNull,
} from '../fields.ts'
import { photoFacts } from './picture-facts.ts'
import { condition, dimensionsFrom, Facts, productFrom } from './product-facts.ts'
import { OptionsJson, optionsToWire, VariantsJson, variantsToWire } from './variants.ts'

const InfoWire = z
  .object({
    inventario: numberOrNull,
    marca: textOrNull,
    sku: textOrNull,
    garantia: textOrNull,
    largo: numberOrNull,
    ancho: numberOrNull,
    alto: numberOrNull,
    peso: textOrNull,
    condicion: condition,
    promocionValor: numberOrNull,
    tagPromocion: flagText,
    descripcionCorta: textOrNull,
    descripcionCortaAuxiliar: textIfAny,
    activarMensajes: flag,
    mensajeObligatorio: flag,
    labelMensaje: textOrNull,
    /** Only read: the supplier's number, if `proveedor` has no name. */
    proveedoresId: numberIfAny,
  })
  .meta({ id: 'ProductoInfo' })

const NO_INFO = z.parse(InfoWire, {})

/** A product as its page requests it: camelCase, `productosVariantes` a list of at most one. */
const ProductInDetailWire = z
  .object({
    id,
    nombre: text,
    slug: textOrNull,
    precio: amountOrNull,
    foto: textOrNull,
    fotoCloudinary: textOrNull,
    activo: flagOn,
    conVariante: flag,
    envioGratis: flag,
    favorito: flag,
    categoriaProducto: numberOrNull,
    subcategoria: numberOrNull,
    productosInfo: InfoWire.nullish(),
    categoriaProducto2: z.object({ nombreCategoriaProducto: textOrNull }).nullish(),
    productosFotos: list(
      z.object({
        foto: textOrNull,
        fotoCloudinary: textOrNull,
        /** Ours. */
        fotoTexto: textIfAny,
        /** Ours. */
        fotoDatos: photoFacts,
      }),
    ),
    productosVariantes: list(
      z.object({
        variantes: OptionsJson,
        productosVariantesCombinaciones: list(z.object({ combinaciones: VariantsJson })),
      }),
    ),
    // The fields below are ours.
    precioAntes: amountIfAny,
    fotoTexto: textIfAny,
    fotoDatos: photoFacts,
    tags: list(z.object({ tagPropertyId: id })),
    ficha: Facts,
    proveedor: textIfAny,
    limitQuantity: numberIfAny,
    codigoBarras: textIfAny,
    tituloBuscadores: textIfAny,
    descripcionBuscadores: textIfAny,
  })
  .meta({ id: 'Producto' })

/** All fields of a product. */
export const ProductInDetail = translate(ProductInDetailWire, {
  fromWire: (w): Product => {
    const info = w.productosInfo ?? NO_INFO
    const category = w.categoriaProducto2?.nombreCategoriaProducto ?? null
    return productFrom({
      id: w.id,
      slug: w.slug,
      name: w.nombre,
      price: w.precio,
      formerPrice: w.precioAntes,
      onPromotion: info.tagPromocion,
      percent: info.promocionValor,
      hasVariants: w.conVariante,
      axes: w.productosVariantes[0]?.variantes ?? [],
      combinations: w.productosVariantes[0]?.productosVariantesCombinaciones[0]?.combinaciones ?? [],
      units: info.inventario,
      active: w.activo,
      featured: w.favorito,
      freeShipping: w.envioGratis,
      condition: info.condicion,
      summary: info.descripcionCorta ?? info.descripcionCortaAuxiliar,
      images: [
        { src: w.fotoCloudinary ?? w.foto, alt: w.fotoTexto, facts: w.fotoDatos },
        ...w.productosFotos.map(({ fotoCloudinary, foto, fotoTexto, fotoDatos }) => ({
          src: fotoCloudinary ?? foto,
          alt: fotoTexto,
          facts: fotoDatos,
        })),
      ],
      category: category === null ? null : { id: w.categoriaProducto, name: category },
      subcategoryId: w.subcategoria,
      sku: info.sku,
      brand: info.marca,
      warranty: info.garantia,
      dimensions: dimensionsFrom({ length: info.largo, width: info.ancho, height: info.alto, weight: info.peso }),
      facts: w.ficha,
      supplier: w.proveedor ?? (info.proveedoresId === null ? null : String(info.proveedoresId)),
      tagValues: w.tags.map(({ tagPropertyId }) => tagPropertyId),
      maxQuantity: w.limitQuantity,
      asksMessage: info.activarMensajes,
      messageLabel: info.labelMensaje,
      messageRequired: info.mensajeObligatorio,
      barcode: w.codigoBarras,
      seoTitle: w.tituloBuscadores,
      seoDescription: w.descripcionBuscadores,
    })
  },
  toWire: (d) => {
    const [main, ...others] = d.images
    const hasVariants = d.options.length > 0 || d.variants.length > 0
    return {
      id: d.id,
      nombre: d.name,
      slug: d.slug,
      precio: d.price,
      foto: main?.src ?? null,
      fotoCloudinary: main?.src ?? null,
      activo: d.active,
      conVariante: hasVariants,
      envioGratis: d.freeShipping,
      favorito: d.featured,
      categoriaProducto: d.category?.id ?? null,
      subcategoria: d.subcategoryId,
      productosInfo: {
        inventario: d.units,
        marca: d.brand,
        sku: d.sku,
        garantia: d.warranty,
        largo: d.dimensions?.length ?? null,
        ancho: d.dimensions?.width ?? null,
        alto: d.dimensions?.height ?? null,
        peso: d.dimensions?.weight ?? null,
        condicion: d.condition,
        promocionValor: d.promotion?.percent ?? null,
        tagPromocion: d.promotion !== null,
        descripcionCorta: d.summary,
        descripcionCortaAuxiliar: null,
        activarMensajes: d.message !== null,
        mensajeObligatorio: d.message?.required ?? false,
        labelMensaje: d.message?.label ?? null,
        proveedoresId: null,
      },
      categoriaProducto2: d.category && { nombreCategoriaProducto: d.category.name },
      productosFotos: others.map(({ src, alt, facts }) => ({
        foto: src,
        fotoCloudinary: src,
        fotoTexto: alt,
        fotoDatos: facts ?? null,
      })),
      productosVariantes: hasVariants
        ? [
            {
              variantes: optionsToWire(d.options),
              productosVariantesCombinaciones: [{ combinaciones: variantsToWire(d.variants) }],
            },
          ]
        : [],
      precioAntes: d.compareAt,
      fotoTexto: main?.alt ?? null,
      fotoDatos: main?.facts ?? null,
      tags: d.tagValues.map((value) => ({ tagPropertyId: value })),
      ficha: d.facts,
      proveedor: d.supplier,
      limitQuantity: d.maxQuantity,
      codigoBarras: d.barcode ?? null,
      tituloBuscadores: d.seoTitle ?? null,
      descripcionBuscadores: d.seoDescription ?? null,
    }
  },
})
