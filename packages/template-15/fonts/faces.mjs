/**
 * The files need names no other template has, because pages preload the body font by file name. Piazzolla is the font a
 * merchant may choose.
 */
export default {
  faces: {
    'bricolage-loom': { from: 'bricolage-grotesque latin-wght-normal', axes: { wght: { min: 600, max: 800 } } },
    'faustina-loom': { from: 'faustina latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
    'piazzolla-loom': { from: 'piazzolla latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
  },
  untouched: {
    'bricolage-ext-loom': 'bricolage-grotesque latin-ext-wght-normal',
    'faustina-ext-loom': 'faustina latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'bricolage-grotesque latin-wght-normal', at: { wght: 800 }, tracking: -0.03 },
    piazzolla: { from: 'bricolage-grotesque latin-wght-normal', at: { wght: 800 }, tracking: -0.03 },
  },
}
