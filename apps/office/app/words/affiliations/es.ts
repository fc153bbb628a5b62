/** The organisations that a shop belongs to. */
export const es = {
  intro: 'Gremios, asociaciones y centros comerciales de los que tu tienda forma parte. Se ven al pie de la tienda.',
  none: '¿Tu tienda es parte de un gremio o de una asociación? Agrégalos: dan confianza.',
  add: 'Agregar afiliación',
  name: 'Nombre',
  nameHint: 'Lo lee quien compra donde no hay logo.',
  nameMissing: 'Escribe el nombre.',
  logo: 'Logo (opcional)',
  added: (name: string) => `«${name}» agregada. Ya se ve en la tienda.`,
  change: 'Cambiar',
  saved: (name: string) => `«${name}» guardada.`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  moved: 'Nuevo orden guardado.',
  remove: 'Quitar de la tienda',
  removed: (name: string) => `«${name}» quitada.`,
  restored: (name: string) => `«${name}» está otra vez.`,
} as const
