/** Nunito is the font a merchant may choose. */
export default {
  faces: {
    gabarito: { from: 'gabarito latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
    nunito: { from: 'nunito latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
  },
  untouched: { 'gabarito-ext': 'gabarito latin-ext-wght-normal' },
  signs: '½¼¾',
  features: ['kern', 'tnum', 'ccmp', 'locl'],
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'gabarito latin-wght-normal', at: { wght: 800 }, tracking: -0.02 },
    nunito: { from: 'nunito latin-wght-normal', at: { wght: 800 }, tracking: -0.02 },
  },
}
