import type { OrderFrameParts } from '@store/template-kit'
import { OrderProgress } from './order-progress.tsx'

/** The parts that only the kit's order pages use, in addition to `frames`. */
export const orderFrames: OrderFrameParts = { OrderProgress }
