import type { OrderFrameParts } from '@store/template-kit'
import { OrderProgress } from './order-progress.tsx'

/** What the kit's pages of orders are drawn with besides `frames`. */
export const orderFrames: OrderFrameParts = { OrderProgress }
