import type { Option, Variant } from '@store/core'
import * as z from 'zod'
import { jsonString, list } from '../../wire.ts'
import { amountIfAny, amountOrZero, booleanOn, numberOrZero, text, textIfAny } from '../fields.ts'

/**
 * Careful: wire `variantes` are the options (axes), wire `combinaciones` are the variants.
 * Both are JSON inside strings; broken legacy values count as none.
 */
export const OptionsJson = jsonString(
  z.array(
    z.object({
      nombre: text,
      valores: list(z.object({ option: text, parent_index: numberOrZero })),
      key: text,
      newVariant: text,
    }),
  ),
  [],
)
export const VariantsJson = jsonString(
  z.array(
    z.object({
      /** Ours; other services identify a variant by its values. */
      id: textIfAny,
      combinacion: list(text),
      estado: booleanOn,
      precio: amountOrZero,
      /** Ours: the former price of this variant. */
      precio_antes: amountIfAny,
      unidades: numberOrZero,
      sku: text,
      /** Ours. */
      codigo_barras: textIfAny,
    }),
  ),
  [],
)

export function optionsFrom(axes: z.output<typeof OptionsJson>, variants: readonly Variant[]): readonly Option[] {
  if (axes.length > 0)
    return axes.map(({ nombre, valores }) => ({ name: nombre, values: valores.map(({ option }) => option) }))
  // The axes were unreadable: they are rebuilt from the variants' values.
  const width = Math.max(0, ...variants.map(({ values }) => values.length))
  return Array.from({ length: width }, (_, i) => ({
    name: '',
    values: [...new Set(variants.flatMap(({ values }) => values[i] ?? []))],
  }))
}

export function variantsFrom(combinations: z.output<typeof VariantsJson>): readonly Variant[] {
  return combinations.map(({ id, combinacion, estado, precio, precio_antes, unidades, sku, codigo_barras }) => ({
    id: id ?? combinacion.join('/'),
    values: combinacion,
    enabled: estado,
    price: precio,
    compareAt: precio_antes,
    units: Math.max(0, unidades),
    sku: sku || null,
    ...(codigo_barras && { barcode: codigo_barras }),
  }))
}

export function optionsToWire(options: readonly Option[]): z.output<typeof OptionsJson> {
  return options.map(({ name, values }, i) => ({
    nombre: name,
    valores: values.map((option) => ({ option, parent_index: i })),
    key: `variant${i + 1}`,
    newVariant: '',
  }))
}

export function variantsToWire(variants: readonly Variant[]): z.output<typeof VariantsJson> {
  return variants.map(({ id, values, enabled, price, compareAt, units, sku, barcode }) => ({
    id,
    combinacion: values,
    estado: enabled,
    precio: price,
    precio_antes: compareAt,
    unidades: units,
    sku: sku ?? '',
    codigo_barras: barcode ?? null,
  }))
}
