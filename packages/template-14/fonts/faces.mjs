/**
 * The files need names no other template has, because pages preload the body font by file name. Faustina is the font a
 * merchant may choose.
 */
export default {
  faces: {
    'piazzolla-shelf': { from: 'piazzolla latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
    'piazzolla-shelf-italic': { from: 'piazzolla latin-wght-italic', axes: { wght: { min: 400, max: 600 } } },
    'faustina-shelf': { from: 'faustina latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
    'faustina-shelf-italic': { from: 'faustina latin-wght-italic', axes: { wght: { min: 400, max: 600 } } },
  },
  untouched: { 'piazzolla-ext-shelf': 'piazzolla latin-ext-wght-normal' },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'piazzolla latin-wght-normal', at: { wght: 700 } },
    faustina: { from: 'faustina latin-wght-normal', at: { wght: 700 } },
  },
}
