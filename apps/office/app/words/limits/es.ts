/** Of texts that are longer than what is kept. */
export const es = {
  tooLong: (most: string) => `Es muy largo: caben ${most} caracteres.`,
}
