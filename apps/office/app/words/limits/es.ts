/** Words about texts that are too long. */
export const es = {
  tooLong: (most: string) => `Es muy largo: caben ${most} caracteres.`,
}
