import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  keep: 'Guardar esta visão',
  hint: 'Fica ao lado das outras, só para você.',
  name: 'Nome da visão',
  take: 'Guardar',
  mine: (name) => `Minha visão “${name}”`,
  rename: 'Mudar o nome',
  remove: 'Remover esta visão',
  kept: (name) => `Visão “${name}” guardada.`,
  removed: (name) => `Visão “${name}” removida.`,
  nameWrong: 'Dê um nome a ela.',
}
