/**
 * Fredoka, for titles and prices, has one weight. It has no other Latin letters and few currency signs: both come from
 * Nunito. Gabarito is the font a merchant may choose.
 */
export default {
  faces: {
    fredoka: { from: 'fredoka latin-wght-normal', axes: { wght: 600 } },
    // The files need names and contents no other template has, because pages preload the body font by file name, and
    // template 7 uses Nunito and Gabarito too.
    'nunito-toys': { from: 'nunito latin-wght-normal', axes: { wght: { min: 500, max: 800 } } },
    'gabarito-toys': { from: 'gabarito latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
    // A separate file, so that a price in colones does not fetch all of latin-ext.
    'nunito-money': { from: 'nunito latin-ext-wght-normal', axes: { wght: 800 }, letters: '₡₢₣₤₥₦₧₨₩₪₫₭₮₱₲₳₴₵₸₹₺₼₽₾' },
  },
  untouched: { 'nunito-toys-ext': 'nunito latin-ext-wght-normal' },
  signs: '½¼¾',
  features: ['kern', 'ccmp', 'locl'],
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'fredoka latin-wght-normal', at: { wght: 600 } },
    gabarito: { from: 'gabarito latin-wght-normal', at: { wght: 600 } },
  },
}
