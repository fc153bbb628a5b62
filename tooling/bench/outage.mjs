/**
 * The state of a proxy's connections: cut, slowed, or normal.
 *
 * @param closeAll closes every open connection
 */
export function createOutage(closeAll) {
  let delay = 0
  let isCut = false
  return {
    isCut: () => isCut,
    /** In milliseconds. */
    delay: () => delay,
    controls: {
      /** Closes every connection from now on, without a response. */
      cut: () => {
        isCut = true
        closeAll()
      },
      /** Delays every response. */
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
