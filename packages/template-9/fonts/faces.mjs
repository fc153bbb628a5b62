/** Titles have one weight, light. Cormorant and Jost are the pair a merchant may choose. */
export default {
  faces: {
    petrona: { from: 'petrona latin-wght-normal', axes: { wght: 300 } },
    // The file needs a name no other template has, because pages preload the body font by file name and template 5 has a
    // Rosario too.
    'rosario-calm': { from: 'rosario latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
    cormorant: { from: 'cormorant latin-wght-normal', axes: { wght: 300 } },
    jost: { from: 'jost latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
  },
  untouched: {
    'petrona-ext': 'petrona latin-ext-wght-normal',
    'rosario-ext': 'rosario latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'petrona latin-wght-normal', at: { wght: 300 }, tracking: -0.01 },
    'cormorant+jost': { from: 'cormorant latin-wght-normal', at: { wght: 300 }, tracking: -0.01 },
  },
}
