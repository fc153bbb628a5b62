/** The grounds of the left half: plaster, forest, walnut, clay, night. A page's rooms take them in turn. */
export const ROOMS = ['plaster', 'forest', 'walnut', 'clay', 'night'] as const
export type Room = (typeof ROOMS)[number]
