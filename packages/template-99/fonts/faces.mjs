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
  // As the style sheet sets the shop's name.
  names: {
    own: { from: 'asap latin-wght-normal', at: { wght: 600 } },
    nunito: { from: 'nunito latin-wght-normal', at: { wght: 600 } },
  },
}
