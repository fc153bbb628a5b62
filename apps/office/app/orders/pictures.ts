/** A small picture of what was sold, which the office serves itself; null: it is kept elsewhere. */
export const smallPicture = (image: string): string | null =>
  image.startsWith('/media/') ? image.replace('/media/', '/media/w_160/') : null
