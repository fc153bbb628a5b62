/**
 * What a proxy does to what passes: it is cut, slowed, or mended.
 *
 * @param closeAll closes every connection that is open
 */
export function createOutage(closeAll) {
  let delay = 0
  let isCut = false
  return {
    isCut: () => isCut,
    /** In milliseconds. */
    delay: () => delay,
    controls: {
      /** From now on every connection is closed without an answer. */
      cut: () => {
        isCut = true
        closeAll()
      },
      /** What passes takes so many milliseconds longer. */
      slow: (ms) => {
        isCut = false
        delay = ms
      },
      mend: () => {
        isCut = false
        delay = 0
      },
    },
  }
}
