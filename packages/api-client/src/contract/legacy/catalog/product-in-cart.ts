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
import { condition, dimensionsFrom, Facts, productFrom, supplier } from './product-facts.ts'
import { OptionsJson, optionsToWire, VariantsJson, variantsToWire } from './variants.ts'

/** A product in the cart check: snake_case again, but lists where the catalogue has objects. */
const ProductInCartWire = z
  .object({
    id,
    nombre: text,
    precio: amountOrNull,
    foto_cloudinary: textOrNull,
    foto: textOrNull,
    activo: flagOn,
    con_variante: flag,
    envio_gratis: flag,
    informacion_producto: list(
      z.object({
        garantia: textOrNull,
        inventario: numberOrNull,
        activar_mensajes: flag,
        label_mensaje: textOrNull,
        mensaje_obligatorio: flag,
        descripcion_corta: textOrNull,
        promocion_valor: numberOrNull,
        tag_promocion: flagText,
        condicion: condition,
        proveedor: supplier,
      }),
    ),
    variantes: list(
      z.object({ variantes: OptionsJson, combinaciones: list(z.object({ combinaciones: VariantsJson })) }),
    ),
    // The fields below are ours.
    slug: textIfAny,
    precio_antes: amountIfAny,
    foto_texto: textIfAny,
    foto_datos: photoFacts,
    limitQuantity: numberIfAny,
    largo: numberIfAny,
    ancho: numberIfAny,
    alto: numberIfAny,
    peso: textIfAny,
    ficha: Facts,
  })
  .meta({ id: 'ProductoEnCarrito' })

/** The fields that a cart line, its check and a comparison need; the others stay empty. */
export const ProductInCart = translate(ProductInCartWire, {
  fromWire: (w): Product => {
    const info = w.informacion_producto[0]
    return productFrom({
      id: w.id,
      slug: w.slug,
      name: w.nombre,
      price: w.precio,
      formerPrice: w.precio_antes,
      onPromotion: info?.tag_promocion ?? false,
      percent: info?.promocion_valor ?? null,
      hasVariants: w.con_variante,
      axes: w.variantes[0]?.variantes ?? [],
      combinations: w.variantes[0]?.combinaciones[0]?.combinaciones ?? [],
      units: info?.inventario ?? null,
      active: w.activo,
      featured: false,
      freeShipping: w.envio_gratis,
      condition: info?.condicion ?? 'new',
      summary: info?.descripcion_corta ?? null,
      images: [{ src: w.foto_cloudinary ?? w.foto, alt: w.foto_texto, facts: w.foto_datos }],
      category: null,
      subcategoryId: null,
      sku: null,
      brand: null,
      warranty: info?.garantia ?? null,
      dimensions: dimensionsFrom({ length: w.largo, width: w.ancho, height: w.alto, weight: w.peso }),
      facts: w.ficha,
      supplier: info?.proveedor ?? null,
      tagValues: [],
      maxQuantity: w.limitQuantity,
      asksMessage: info?.activar_mensajes ?? false,
      messageLabel: info?.label_mensaje ?? null,
      messageRequired: info?.mensaje_obligatorio ?? false,
    })
  },
  toWire: (d) => {
    const [main] = d.images
    const hasVariants = d.options.length > 0 || d.variants.length > 0
    return {
      id: d.id,
      nombre: d.name,
      precio: d.price,
      foto_cloudinary: main?.src ?? null,
      foto: main?.src ?? null,
      activo: d.active,
      con_variante: hasVariants,
      envio_gratis: d.freeShipping,
      informacion_producto: [
        {
          garantia: d.warranty,
          inventario: d.units,
          activar_mensajes: d.message !== null,
          label_mensaje: d.message?.label ?? null,
          mensaje_obligatorio: d.message?.required ?? false,
          descripcion_corta: d.summary,
          promocion_valor: d.promotion?.percent ?? null,
          tag_promocion: d.promotion !== null,
          condicion: d.condition,
          proveedor: d.supplier,
        },
      ],
      variantes: hasVariants
        ? [
            {
              variantes: optionsToWire(d.options),
              combinaciones: [{ combinaciones: variantsToWire(d.variants) }],
            },
          ]
        : [],
      slug: d.slug,
      precio_antes: d.compareAt,
      foto_texto: main?.alt ?? null,
      foto_datos: main?.facts ?? null,
      limitQuantity: d.maxQuantity,
      largo: d.dimensions?.length ?? null,
      ancho: d.dimensions?.width ?? null,
      alto: d.dimensions?.height ?? null,
      peso: d.dimensions?.weight ?? null,
      ficha: d.facts,
    }
  },
})
