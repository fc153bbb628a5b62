/** What is said about views of lists that people keep, in Spanish (tú). The compiler asks the other languages for the same. */
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
