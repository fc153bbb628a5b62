import type { Format } from '../format.ts'
import { plainList } from './list.ts'
import { shopify } from './shopify.ts'
import { vendure } from './vendure.ts'
import { woocommerce } from './woocommerce.ts'

/** Recognised in this order. A new format is a file beside these and a row here. */
export const FORMATS: readonly Format[] = [shopify, woocommerce, vendure, plainList]
