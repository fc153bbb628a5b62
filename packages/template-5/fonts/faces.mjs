/**
 * Bodoni Moda keeps its optical size axis, which makes its thin strokes thick enough at 28 px and fine at 300 px. Petrona
 * and Rosario are the pair a merchant may choose.
 */
const bodoni = { axes: { wght: 400, opsz: { min: 18, max: 96 } }, features: ['kern', 'liga', 'locl', 'ccmp'] }
const petrona = { axes: { wght: 300 }, features: ['kern', 'liga', 'locl', 'ccmp'] }

export default {
  faces: {
    'bodoni-moda-roman': { from: 'bodoni-moda latin-opsz-normal', ...bodoni },
    'bodoni-moda-italic': { from: 'bodoni-moda latin-opsz-italic', ...bodoni },
    'instrument-sans': {
      from: 'instrument-sans latin-wght-normal',
      axes: { wght: { min: 400, max: 600 } },
      features: ['kern', 'tnum'],
    },
    'petrona-roman': { from: 'petrona latin-wght-normal', ...petrona },
    'petrona-italic': { from: 'petrona latin-wght-italic', ...petrona },
    rosario: {
      from: 'rosario latin-wght-normal',
      axes: { wght: { min: 400, max: 600 } },
      features: ['kern', 'tnum', 'lnum'],
    },
  },
  untouched: {
    'bodoni-moda-roman-ext': 'bodoni-moda latin-ext-wght-normal',
    'bodoni-moda-italic-ext': 'bodoni-moda latin-ext-wght-italic',
    'instrument-sans-ext': 'instrument-sans latin-ext-wght-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'bodoni-moda latin-opsz-normal', at: { wght: 400, opsz: 96 }, tracking: -0.035 },
    'petrona+rosario': { from: 'petrona latin-wght-normal', at: { wght: 300 }, tracking: -0.035 },
  },
}
