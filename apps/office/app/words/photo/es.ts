/** Words of choosing and uploading a photo. */
export const es = {
  choose: 'Elegir foto',
  another: 'Cambiar foto',
  sending: 'Subiendo la foto…',
  failed: 'La foto no subió. Intenta de nuevo.',
  tooBig: 'La foto es muy grande. Elige otra.',
  planFull: 'El plan de la tienda no tiene lugar para más fotos. Pide más en Ajustes, Plan y límites.',
  type: 'Ese archivo no es una foto que podamos mostrar.',
  needsScripts: 'Para elegir una foto, este navegador necesita JavaScript.',
}
