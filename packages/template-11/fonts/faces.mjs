/** The italic, for materials, has one weight. Instrument Sans is the font a merchant may choose. */
export default {
  faces: {
    'familjen-grotesk': { from: 'familjen-grotesk latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
    'familjen-grotesk-italic': { from: 'familjen-grotesk latin-wght-italic', axes: { wght: 400 } },
    // The file needs a name no other template has, because pages preload the body font by file name and template 5 has an
    // Instrument Sans too.
    'instrument-workshop': { from: 'instrument-sans latin-wght-normal', axes: { wght: { min: 400, max: 600 } } },
  },
  untouched: { 'familjen-grotesk-ext': 'familjen-grotesk latin-ext-wght-normal' },
  signs: '″',
  // How the style sheet sets the shop's name, of which the letter widths are measured.
  names: {
    own: { from: 'familjen-grotesk latin-wght-normal', at: { wght: 600 } },
    'instrument-sans': { from: 'instrument-sans latin-wght-normal', at: { wght: 600 } },
  },
}
