/**
 * The files need names no other template has, because pages preload the body font by file name, and template 9 has a Jost
 * and a Cormorant, template 5 a Bodoni and an Instrument Sans. The last two are the pair a merchant may choose.
 */
export default {
  faces: {
    'cormorant-lit': { from: 'cormorant latin-wght-normal', axes: { wght: { min: 300, max: 400 } } },
    'jost-lit': { from: 'jost latin-wght-normal', axes: { wght: { min: 400, max: 500 } } },
    'bodoni-lit': { from: 'bodoni-moda latin-wght-normal', axes: { wght: 400 } },
    'instrument-lit': { from: 'instrument-sans latin-wght-normal', axes: { wght: { min: 400, max: 500 } } },
  },
  untouched: {
    'cormorant-ext-lit': 'cormorant latin-ext-wght-normal',
    'jost-ext-lit': 'jost latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'cormorant latin-wght-normal', at: { wght: 400 } },
    'bodoni+instrument': { from: 'bodoni-moda latin-wght-normal', at: { wght: 400 } },
  },
}
