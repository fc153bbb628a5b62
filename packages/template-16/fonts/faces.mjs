/** Sansita has one weight, bold. */
export default {
  faces: {
    'sansita-swashed-carta': { from: 'sansita-swashed latin-wght-normal', axes: { wght: 700 } },
    'chivo-carta': { from: 'chivo latin-wght-normal', axes: { wght: { min: 400, max: 800 } } },
  },
  untouched: {
    'sansita-swashed-ext-carta': 'sansita-swashed latin-ext-wght-normal',
    'chivo-ext-carta': 'chivo latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'sansita-swashed latin-wght-normal', at: { wght: 700 } },
    chivo: { from: 'chivo latin-wght-normal', at: { wght: 700 } },
  },
}
