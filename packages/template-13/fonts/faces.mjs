/**
 * League Gothic is used at its default width only, so its width axis is removed. Encode Sans, the font a merchant may
 * choose, has a Reserved Font Name, so a changed file may not keep its name: its file is copied unchanged.
 */
export default {
  faces: {
    'league-gothic-sport': { from: 'league-gothic latin-wdth-normal', axes: { wdth: 100 } },
    'saira-sport': { from: 'saira latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
  },
  untouched: {
    'league-gothic-ext-sport': 'league-gothic latin-ext-wdth-normal',
    'saira-ext-sport': 'saira latin-ext-wght-normal',
    'encode-sans-sport': 'encode-sans latin-wdth-normal',
  },
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'league-gothic latin-wdth-normal', at: { wdth: 100 }, upper: true },
    'encode-sans': { from: 'encode-sans latin-wdth-normal', at: { wght: 400, wdth: 100 }, upper: true },
  },
}
