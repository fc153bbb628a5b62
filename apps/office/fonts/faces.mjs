/** Archivo for most text, narrower in tables; Alegreya for Today's sentences, large figures and empty states. */
export default {
  folder: 'app/ui/fonts',
  faces: {
    archivo: {
      from: 'archivo latin-standard-normal',
      axes: { wght: { min: 400, max: 700 }, wdth: { min: 88, max: 100 } },
    },
    alegreya: { from: 'alegreya latin-wght-normal', axes: { wght: 500 } },
  },
  untouched: {},
}
