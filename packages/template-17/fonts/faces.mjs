export default {
  faces: {
    'grenze-gotisch-copy': { from: 'grenze-gotisch latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
    'chivo-mono-copy': { from: 'chivo-mono latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  },
  untouched: {
    'grenze-gotisch-ext-copy': 'grenze-gotisch latin-ext-wght-normal',
    'chivo-mono-ext-copy': 'chivo-mono latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'grenze-gotisch latin-wght-normal', at: { wght: 800 } },
    'chivo-mono': { from: 'chivo-mono latin-wght-normal', at: { wght: 700 } },
  },
}
