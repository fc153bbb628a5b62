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

/** A product in a list: snake_case, `variantes` one object. */
const ProductInListWire = z
  .object({
    id,
    nombre: text,
    slug: textOrNull,
    precio: amountOrNull,
    foto: textOrNull,
    foto_cloudinary: textOrNull,
    con_variante: flag,
    stock: numberOrNull,
    sku: textOrNull,
    marca: textOrNull,
    descripcion: textOrNull,
    descripcion_corta_auxiliar: textIfAny,
    categoria: textOrNull,
    subcategoria: numberOrNull,
    favorito: flag,
    envio_gratis: flag,
    promocion_valor: numberOrNull,
    tag_promocion: flagText,
    variantes: z
      .object({ variantes: OptionsJson, combinaciones: list(z.object({ combinaciones: VariantsJson })) })
      .nullish(),
    tags: list(z.object({ tag_property_id: id })),
    // The fields below are ours: a product card needs them too.
    activo: flagOn,
    precio_antes: amountIfAny,
    foto_texto: textIfAny,
    foto_datos: photoFacts,
    fotos: list(z.object({ foto_cloudinary: textOrNull, foto_texto: textIfAny, foto_datos: photoFacts })),
    categoria_id: numberIfAny,
    condicion: condition,
    garantia: textIfAny,
    largo: numberIfAny,
    ancho: numberIfAny,
    alto: numberIfAny,
    peso: textIfAny,
    ficha: Facts,
    proveedor: textIfAny,
    limitQuantity: numberIfAny,
    activar_mensajes: flag,
    label_mensaje: textIfAny,
    mensaje_obligatorio: flag,
    codigo_barras: textIfAny,
  })
  .meta({ id: 'ProductoEnLista' })

/** All fields of a product; only the first few of its facts. */
export const ProductInList = translate(ProductInListWire, {
  fromWire: (w): Product =>
    productFrom({
      id: w.id,
      slug: w.slug,
      name: w.nombre,
      price: w.precio,
      formerPrice: w.precio_antes,
      onPromotion: w.tag_promocion,
      percent: w.promocion_valor,
      hasVariants: w.con_variante,
      axes: w.variantes?.variantes ?? [],
      combinations: w.variantes?.combinaciones[0]?.combinaciones ?? [],
      units: w.stock,
      active: w.activo,
      featured: w.favorito,
      freeShipping: w.envio_gratis,
      condition: w.condicion,
      summary: w.descripcion ?? w.descripcion_corta_auxiliar,
      images: [
        { src: w.foto_cloudinary ?? w.foto, alt: w.foto_texto, facts: w.foto_datos },
        ...w.fotos.map(({ foto_cloudinary, foto_texto, foto_datos }) => ({
          src: foto_cloudinary,
          alt: foto_texto,
          facts: foto_datos,
        })),
      ],
      category: w.categoria === null ? null : { id: w.categoria_id, name: w.categoria },
      subcategoryId: w.subcategoria,
      sku: w.sku,
      brand: w.marca,
      warranty: w.garantia,
      dimensions: dimensionsFrom({ length: w.largo, width: w.ancho, height: w.alto, weight: w.peso }),
      facts: w.ficha,
      supplier: w.proveedor,
      tagValues: w.tags.map(({ tag_property_id }) => tag_property_id),
      maxQuantity: w.limitQuantity,
      asksMessage: w.activar_mensajes,
      messageLabel: w.label_mensaje,
      messageRequired: w.mensaje_obligatorio,
      barcode: w.codigo_barras,
    }),
  toWire: (d) => {
    const [main, ...others] = d.images
    const hasVariants = d.options.length > 0 || d.variants.length > 0
    return {
      id: d.id,
      nombre: d.name,
      slug: d.slug,
      precio: d.price,
      foto: main?.src ?? null,
      foto_cloudinary: main?.src ?? null,
      con_variante: hasVariants,
      stock: d.units,
      sku: d.sku,
      marca: d.brand,
      descripcion: d.summary,
      descripcion_corta_auxiliar: null,
      categoria: d.category?.name ?? null,
      subcategoria: d.subcategoryId,
      favorito: d.featured,
      envio_gratis: d.freeShipping,
      promocion_valor: d.promotion?.percent ?? null,
      tag_promocion: d.promotion !== null,
      variantes: {
        variantes: optionsToWire(d.options),
        combinaciones: hasVariants ? [{ combinaciones: variantsToWire(d.variants) }] : [],
      },
      tags: d.tagValues.map((value) => ({ tag_property_id: value })),
      activo: d.active,
      precio_antes: d.compareAt,
      foto_texto: main?.alt ?? null,
      foto_datos: main?.facts ?? null,
      fotos: others.map(({ src, alt, facts }) => ({
        foto_cloudinary: src,
        foto_texto: alt,
        foto_datos: facts ?? null,
      })),
      categoria_id: d.category?.id ?? null,
      condicion: d.condition,
      garantia: d.warranty,
      largo: d.dimensions?.length ?? null,
      ancho: d.dimensions?.width ?? null,
      alto: d.dimensions?.height ?? null,
      peso: d.dimensions?.weight ?? null,
      ficha: d.facts,
      proveedor: d.supplier,
      limitQuantity: d.maxQuantity,
      activar_mensajes: d.message !== null,
      label_mensaje: d.message?.label ?? null,
      mensaje_obligatorio: d.message?.required ?? false,
      codigo_barras: d.barcode ?? null,
    }
  },
})
