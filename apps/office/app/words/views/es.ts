/** Words of saved views of lists, in Spanish (tú). The compiler requires the same of the other languages. */
export const es = {
  keep: 'Guardar esta vista',
  hint: 'Queda junto a las otras vistas, solo para ti.',
  name: 'Nombre de la vista',
  take: 'Guardar',
  mine: (name: string) => `Mi vista «${name}»`,
  rename: 'Cambiar el nombre',
  remove: 'Quitar esta vista',
  kept: (name: string) => `Vista «${name}» guardada.`,
  removed: (name: string) => `Vista «${name}» quitada.`,
  nameWrong: 'Ponle un nombre.',
} as const
