/**
 * Encode Sans has a Reserved Font Name, so a changed file may not keep its name: its files are copied from Fontsource
 * unchanged. Saira is the font a merchant may choose.
 */
export default {
  faces: {
    saira: {
      from: 'saira latin-wdth-normal',
      axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } },
    },
  },
  untouched: {
    'encode-sans': 'encode-sans latin-wdth-normal',
    'encode-sans-ext': 'encode-sans latin-ext-wdth-normal',
  },
  signs: 'Ωµ',
  features: ['kern', 'tnum', 'ccmp', 'locl'],
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'encode-sans latin-wdth-normal', at: { wght: 800, wdth: 112 }, tracking: -0.02 },
    saira: { from: 'saira latin-wdth-normal', at: { wght: 800, wdth: 100 }, tracking: -0.02 },
  },
}
