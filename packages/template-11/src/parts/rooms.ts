/** The backgrounds of the left half. The parts of a page have them in this order. */
export const ROOMS = ['plaster', 'forest', 'walnut', 'clay', 'night'] as const
export type Room = (typeof ROOMS)[number]
