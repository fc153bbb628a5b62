/** Nunito is the font a merchant may choose. */
export default {
  faces: {
    asap: { from: 'asap latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
    nunito: { from: 'nunito latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  },
  untouched: {
    'asap-ext': 'asap latin-ext-wght-normal',
    'nunito-ext': 'nunito latin-ext-wght-normal',
  },
  features: ['kern', 'tnum', 'locl', 'ccmp'],
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'asap latin-wght-normal', at: { wght: 600 } },
    nunito: { from: 'nunito latin-wght-normal', at: { wght: 600 } },
  },
}
